/** What is wrong with the shape of an adventure file, as data, so that it can be told in any language. */
import * as v from 'valibot';
import { AdventureSchema } from './adventure.ts';
import { HEX_IDS, isHexId } from './hexes.ts';
import { UNIT_TYPE_IDS } from './ids.ts';

/** The faults of shape, each with what its sentence needs. */
export interface ShapeParams {
  'not-json': object;
  'repeated-key': object;
  'two-units': object;
  'unknown-field': object;
  'missing-field': object;
  'not-an-object': object;
  'not-a-list': object;
  'not-a-text': object;
  'empty-text': object;
  'long-text': object;
  'not-an-id': object;
  'wrong-format': { readonly format: string };
  'not-a-hex': { readonly received: string };
  'not-a-hex-list': object;
  'hex-twice': object;
  'not-one-of': { readonly received: string; readonly list: readonly string[] };
  'not-in-range': { readonly least: number; readonly most: number };
  'not-a-unit': object;
  'not-an-army': object;
  'two-commands': { readonly list: readonly string[] };
  'wizard-alone': object;
  wrong: object;
}

export type ShapeFault = {
  [Id in keyof ShapeParams]: {
    readonly id: Id;
    /** The place in the file: `camps.pennant.units.C3`. */
    readonly where: readonly string[];
    readonly params: ShapeParams[Id];
    readonly rule?: 'BLO-1.6';
  };
}[keyof ShapeParams];

type Issue = v.InferIssue<typeof AdventureSchema>;
type Told = { [Id in keyof ShapeParams]: readonly [Id, ShapeParams[Id]] }[keyof ShapeParams];

/** Every fault of shape of a file that was read from JSON. */
export function shapeFaults(file: unknown): ShapeFault[] {
  const { issues } = v.safeParse(AdventureSchema, file);
  return (issues ?? []).map((issue) => {
    const [id, params] = told(issue);
    const path = v.getDotPath(issue);
    return { id, params, where: path === null ? [] : [path] } as ShapeFault;
  });
}

/** The faults of keys that stand twice in one object. */
export function repeatFaults(paths: readonly (readonly (string | number)[])[]): ShapeFault[] {
  return paths.map((path): ShapeFault => {
    const [camps, , units, at] = path;
    const isUnit = camps === 'camps' && units === 'units' && path.length === 4 && isHexId(String(at));
    if (isUnit) return { id: 'two-units', rule: 'BLO-1.6', where: [String(at)], params: {} };
    return { id: 'repeated-key', where: [path.join('.')], params: {} };
  });
}

function told(issue: Issue): Told {
  switch (issue.type) {
    case 'strict_object':
      if (issue.expected === 'never') return ['unknown-field', {}];
      return issue.received === 'undefined' ? ['missing-field', {}] : ['not-an-object', {}];
    case 'record':
      return ['not-an-object', {}];
    case 'array':
      return ['not-a-list', {}];
    case 'literal':
      return ['wrong-format', { format: AdventureSchema.pipe[0].entries.format.literal }];
    case 'picklist':
      return toldChoice(issue.received, namesIn(issue.expected));
    case 'union':
      return toldUnion(issue);
    case 'number':
    case 'integer':
    case 'min_value':
    case 'max_value':
      return toldRange(issue.message);
    case 'check':
      return toldCheck(issue);
    case 'min_length':
      return ['empty-text', {}];
    case 'max_length':
      return ['long-text', {}];
    case 'string':
    case 'regex':
      return toldText(issue);
    default:
      return ['wrong', {}];
  }
}

/** The names in `("a" | "b")`. */
function namesIn(expected: string | null): string[] {
  return [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '');
}

function toldChoice(received: string, list: readonly string[]): Told {
  return list.length === HEX_IDS.length ? ['not-a-hex', { received }] : ['not-one-of', { received, list }];
}

function toldUnion({ received, input, path }: Issue): Told {
  if (path?.some(({ key }) => key === 'army')) return ['not-an-army', {}];
  if (typeof input === 'string') return ['not-one-of', { received, list: UNIT_TYPE_IDS }];
  return ['not-a-unit', {}];
}

/** A range says its two ends, whatever was wrong with the number. */
function toldRange(message: string): Told {
  const [least, most] = [...message.matchAll(/\d+/g)].map(Number);
  return least === undefined || most === undefined ? ['wrong', {}] : ['not-in-range', { least, most }];
}

const COMMANDS = ['commandCards', 'council', 'customCouncil'];

function toldCheck({ input }: Issue): Told {
  if (Array.isArray(input)) return ['hex-twice', {}];
  const given = COMMANDS.filter((name) => Object.hasOwn(Object(input), name));
  return given.length === 1 ? ['wizard-alone', {}] : ['two-commands', { list: COMMANDS }];
}

function toldText({ path }: Issue): Told {
  const field = path?.at(-1)?.key;
  if (field === 'id') return ['not-an-id', {}];
  const isList = field === 'ramparts' || path?.[0]?.key === 'terrain';
  return isList ? ['not-a-hex-list', {}] : ['not-a-text', {}];
}
