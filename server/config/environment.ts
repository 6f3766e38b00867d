/** Values of the environment that must make sense. */
import { InvalidInput } from '../problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function whole(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InvalidInput({ id: 'setting.whole', params: { name, min, max, text } });
}

export function oneOf(env: Environment, name: string, values: readonly [string, ...string[]]): string {
  const text = env[name] || values[0];
  if (values.includes(text)) return text;
  throw new InvalidInput({ id: 'setting.one-of', params: { name, values: values.join(', '), text } });
}
