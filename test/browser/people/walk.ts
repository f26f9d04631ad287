// The steps of a person at the site. Controls are found as people find them: by their role and their visible name.
import type { Locator, Page } from 'playwright-core';

/** One click, one key, or one completed field. */
export interface Step {
  readonly what: string;
  readonly take: (page: Page) => Promise<unknown>;
}

/** After this time a control counts as missing, because a machine may be slow. */
const PATIENCE = 30_000;
const soon = { timeout: PATIENCE };

const seen = (found: Locator) => found.filter({ visible: true }).first();
/** A part of a page by its heading or legend, if two parts have controls of the same name. */
const within = (page: Page, part: string | undefined) =>
  part === undefined
    ? page.locator('body')
    : page.locator('form, section, fieldset, figure, dialog, [role=group]').filter({ hasText: part }).last();

const clicked = (role: 'link' | 'button' | 'tab', name: string, part?: string): Step => ({
  what: `${role} “${name}”`,
  take: (page) => seen(within(page, part).getByRole(role, { name, exact: true })).click(soon),
});
export const link = (name: string, part?: string): Step => clicked('link', name, part);
export const button = (name: string, part?: string): Step => clicked('button', name, part);

/** One of a list of suggestions. Its name may have further words. */
export const option = (name: string): Step => ({
  what: `option “${name}”`,
  take: (page) => seen(page.getByRole('option', { name: new RegExp(`^${name}`) })).click(soon),
});

/** A part of the page that is folded at first. */
export const unfold = (name: string): Step => ({
  what: `unfold “${name}”`,
  take: (page) => seen(page.locator('summary').filter({ hasText: name })).click(soon),
});

export const fill = (label: string, text: string, part?: string): Step => ({
  what: `fill in “${label}”`,
  take: (page) => seen(within(page, part).getByLabel(label, { exact: true })).fill(text, soon),
});

/** An option by the beginning of its text: a count may follow. */
export const choose = (label: string, option: string): Step => ({
  what: `choose “${option}” in “${label}”`,
  take: async (page) => {
    const list = seen(page.getByLabel(label, { exact: true }));
    const named = list.locator('option').filter({ hasText: new RegExp(`^${option}( |$)`) });
    await list.selectOption(await named.first().getAttribute('value', soon), soon);
  },
});

export const key = (name: string): Step => ({
  what: `key ${name}`,
  take: (page) => page.keyboard.press(name),
});

/** Types into the focused control. */
export const type = (text: string): Step => ({
  what: `type “${text}”`,
  take: (page) => page.keyboard.type(text),
});

export interface Walk {
  readonly steps: readonly Step[];
  /** The steps that this took on the first edition of the site, which later editions must not exceed. */
  readonly atMost: number;
}

/** @param look Checks the page after a step, by its number from 1. */
export async function walk(
  page: Page,
  { steps, atMost }: Walk,
  look: (step: number) => Promise<void> = async () => {},
): Promise<void> {
  if (steps.length > atMost) throw new Error(`${steps.length} steps, and ${atMost} were enough`);
  for (const [index, { what, take }] of steps.entries()) {
    try {
      await take(page);
      await page.waitForLoadState();
    } catch (error) {
      throw new Error(`Step ${index + 1}, ${what}, at ${page.url()}`, { cause: error });
    }
    await look(index + 1);
  }
}
