// A finding as a sentence for a person: file and line, record, field, fault and advice.
import type { ModelFamily } from '../../src/engine/model/model.js';
import type { Language } from '../../src/engine/text/localized.js';
import { labelOf } from '../../src/site/manifest/label-of.js';
import type { PlacedFinding } from '../data-rules/check-rules.js';
import type { RuleData } from '../data-rules/data-rule.js';

/** Longer texts are those of a whole description. */
const LONGEST = 400;

const words = {
  en: { line: 'line', quoted: (name: string) => `"${name}"` },
  es: { line: 'línea', quoted: (name: string) => `«${name}»` },
} as const;

/** Without data, which a broken file does not give, records have no name. */
export function describeFinding(
  data: RuleData | undefined,
  finding: PlacedFinding,
  language: Language,
): string {
  const { file, line } = finding;
  return `${file}, ${words[language].line} ${line}: ${describeFault(data, finding, language)}`;
}

export function describeFault(
  data: RuleData | undefined,
  finding: PlacedFinding,
  language: Language,
): string {
  const { field, message, advice, paste } = finding;
  const owner = data && ownerOf(data, finding);
  // The name of the record has its id.
  const label =
    field === undefined || field === 'id' ? undefined : fieldLabel(owner?.family, field, language);
  const subject = [recordName(owner, finding, language), label]
    .filter((part) => part !== undefined)
    .join(', ');
  const fault = oneLine(message[language]);
  const short = fault.length > LONGEST ? `${fault.slice(0, LONGEST)}…` : fault;
  const sentence = /[.…]$/.test(short) ? short : `${short}.`;
  return [`${subject === '' ? '' : `${subject}: `}${sentence}`, advice[language], paste]
    .filter((part) => part !== undefined)
    .join(' ');
}

interface Owner {
  readonly family: ModelFamily;
  readonly id: unknown;
  readonly name: string;
}

/** The record of a finding: that of the line, or the one that the line is about, as in `city 12`. */
function ownerOf({ model, rows }: RuleData, { file, id }: PlacedFinding): Owner | undefined {
  const [, named, number] = /^(\w+) (\d+)$/.exec(String(id)) ?? [];
  const own = model.families.find((each) => `data/${each.file}` === file);
  const family = own ?? model.families.find(({ name }) => name === named);
  if (family === undefined) return undefined;
  const key = own === undefined ? Number(number) : id;
  const row = (rows.get(family.name) ?? []).findLast((each) => each.id === key);
  // A faulty name may be anything.
  const names = family.nameFields.map((field) => row?.[field]).filter((name) => typeof name === 'string');
  return { family, id: key, name: oneLine(names.join(' ')) };
}

function recordName(owner: Owner | undefined, { id }: PlacedFinding, language: Language): string | undefined {
  if (owner === undefined) return id === undefined ? undefined : oneLine(String(id));
  const { name } = owner;
  const number = typeof owner.id === 'number' ? `id ${owner.id}` : `id ${JSON.stringify(owner.id)}`;
  return name === '' ? number : `${words[language].quoted(name)} (${number})`;
}

/** The label is for the person, and the name is in the file. */
function fieldLabel(family: ModelFamily | undefined, name: string, language: Language): string {
  const field = family?.field(name);
  const label = field === undefined ? name : labelOf(field)[language];
  return label.toLowerCase() === name.toLowerCase() ? name : `${label} (${name})`;
}

/** A value may have line breaks, and a line of output that it begins could look like a command. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
