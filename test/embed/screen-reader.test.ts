// The field in a virtual screen reader, and as Chromium hands it to screen readers: names, values and states, in the order of reading.
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describePages, formWith } from './open-pages.js';

const READER = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const NAMES = 'name="city" department-name="department"';

/**
 * The output of the virtual screen reader for one control after the other. It does not enter shadow roots by itself, so it starts at each
 * label.
 */
async function heard(page: Page): Promise<readonly string[]> {
  await page.route('**/reader.js', (route) =>
    route.fulfill({ path: READER, contentType: 'text/javascript' }),
  );
  return page.evaluate<string[]>(`(async () => {
    const { virtual } = await import('/reader.js');
    const said = [];
    for (const container of document.querySelector('atlas-place-select').shadowRoot.querySelectorAll('label')) {
      await virtual.start({ container });
      await virtual.next();
      said.push(...await virtual.spokenPhraseLog());
      await virtual.stop();
    }
    return said;
  })()`);
}

/** One line for each control with a choice. */
async function handedOver(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'combobox')
    .map(({ role, name, value, properties = [] }) => {
      const isInvalid = properties.some((each) => each.name === 'invalid' && each.value.value === 'true');
      return [role?.value, name?.value, value?.value, isInvalid && 'invalid'].filter(Boolean).join(' | ');
    });
}

describePages('a screen reader', (pages) => {
  it.each([
    ['es', 'Departamento', 'Municipio', 'Elige…'],
    ['en', 'Department', 'Municipality', 'Choose…'],
  ])('hears the label, the choice and the fault of each select: %s', (lang, group, place, choose) =>
    pages.visit({}, async (page) => {
      await page.goto(pages.put('/read', formWith(pages.service, `${NAMES} lang="${lang}" required`)));
      await page.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
      // The virtual screen reader states values, and the accessibility tree of Chromium below has names.
      const select = (name: string, fault: string) =>
        `combobox, ${name}, has popup listbox, not expanded, ${fault}, required`;
      expect(await heard(page)).toEqual([
        group,
        select(group, 'not invalid'),
        place,
        select(place, 'not invalid'),
      ]);
      await page.locator('#send').click();
      expect(await heard(page)).toEqual([
        group,
        select(group, 'invalid'),
        place,
        select(place, 'not invalid'),
      ]);
      expect(await handedOver(page)).toEqual([
        `combobox | ${group} | ${choose} | invalid`,
        `combobox | ${place} | ${choose}`,
      ]);
      await page.locator('select').first().selectOption({ label: 'Antioquia' });
      await page.locator('select').last().selectOption({ label: 'Medellín' });
      expect(await heard(page)).toEqual([
        group,
        select(`${group}, 2`, 'not invalid'),
        place,
        select(`${place}, 12`, 'not invalid'),
      ]);
      expect(await handedOver(page)).toEqual([
        `combobox | ${group} | Antioquia`,
        `combobox | ${place} | Medellín`,
      ]);
    }),
  );
});
