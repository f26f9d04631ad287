// The field as Chromium hands it to screen readers: the accessibility tree, in the order of reading, with names, values and states.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describePages, formWith } from './open-pages.js';

/** One line for each control that takes a choice. */
async function transcript(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'combobox')
    .map(({ role, name, value, properties = [] }) => {
      const isInvalid = properties.some((each) => each.name === 'invalid' && each.value.value === 'true');
      return [role?.value, name?.value, value?.value, isInvalid && 'invalid'].filter(Boolean).join(' | ');
    });
}

const NAMES = 'name="city" department-name="department"';

describePages('a screen reader', (pages) => {
  it.each([
    ['es', 'Departamento', 'Municipio', 'Elige…'],
    ['en', 'Department', 'Municipality', 'Choose…'],
  ])('hears the label, the choice and the fault of each select: %s', (lang, group, place, choose) =>
    pages.visit({}, async (page) => {
      await page.goto(pages.put('/read', formWith(pages.service, `${NAMES} lang="${lang}" required`)));
      await page.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
      await page.locator('#send').click();
      expect(await transcript(page)).toEqual([
        `combobox | ${group} | ${choose} | invalid`,
        `combobox | ${place} | ${choose}`,
      ]);
      await page.locator('select').first().selectOption({ label: 'Antioquia' });
      await page.locator('select').last().selectOption({ label: 'Medellín' });
      expect(await transcript(page)).toEqual([
        `combobox | ${group} | Antioquia`,
        `combobox | ${place} | Medellín`,
      ]);
    }),
  );
});
