/** What is wrong with the shape of an adventure file, as data, so that it can be told in any language. */
import type { ShapeParams as AnyShape, IssueKey as AnyTold } from '@gonfalon/kernel';
import { pathOfIssue, shapeIssue } from '@gonfalon/kernel';
import * as v from 'valibot';
import { AdventureSchema } from './adventure.ts';
import { HEX_IDS, isHexId } from './hexes.ts';
import { UNIT_TYPE_IDS } from './ids.ts';

/** The faults of shape, each with what its sentence needs. */
export interface ShapeParams extends AnyShape {
  'two-units': object;
  'not-a-hex': { readonly received: string };
  'not-a-hex-list': object;
  'hex-twice': object;
  'not-a-unit': object;
  'not-an-army': object;
  'two-commands': { readonly list: readonly string[] };
  'wizard-alone': object;
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
type ShapeIssueKey = AnyTold<ShapeParams>;

/** Every fault of shape of a file that was read from JSON. */
export function shapeFaults(file: unknown): ShapeFault[] {
  const { issues } = v.safeParse(AdventureSchema, file);
  return (issues ?? []).map((issue) => {
    const [id, params] = toFault(issue);
    return { id, params, where: pathOfIssue(issue) } as ShapeFault;
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

function toFault(issue: Issue): ShapeIssueKey {
  const fault = shapeIssue(issue);
  switch (issue.type) {
    case 'picklist':
      return choiceFault(fault);
    case 'union':
      return unionFault(issue);
    case 'check':
      return fault[0] === 'empty-text' ? fault : checkFault(issue);
    case 'string':
    case 'regex':
      return isHexList(issue) ? ['not-a-hex-list', {}] : fault;
    default:
      return fault;
  }
}

function choiceFault(fault: ShapeIssueKey): ShapeIssueKey {
  const [id, params] = fault;
  const isHex = id === 'not-one-of' && params.list.length === HEX_IDS.length;
  return isHex ? ['not-a-hex', { received: params.received }] : fault;
}

function unionFault({ received, input, path }: Issue): ShapeIssueKey {
  if (path?.some(({ key }) => key === 'army')) {
    const isUnwritten = Object.values(Object(input) as object).includes('');
    return isUnwritten ? ['empty-text', {}] : ['not-an-army', {}];
  }
  if (typeof input === 'string') return ['not-one-of', { received, list: UNIT_TYPE_IDS }];
  return ['not-a-unit', {}];
}

const COMMANDS = ['commandCards', 'council', 'customCouncil'];

function checkFault({ input }: Issue): ShapeIssueKey {
  if (Array.isArray(input)) return ['hex-twice', {}];
  const given = COMMANDS.filter((name) => Object.hasOwn(Object(input), name));
  return given.length === 1 ? ['wizard-alone', {}] : ['two-commands', { list: COMMANDS }];
}

const isHexList = ({ path }: Issue): boolean =>
  path?.at(-1)?.key === 'ramparts' || path?.[0]?.key === 'terrain';
