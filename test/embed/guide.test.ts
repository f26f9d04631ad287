// The guide shows the field live in both languages, and its two lines work in a page of another origin.
import { expect, it } from 'vitest';
import { describePages, sentBy } from './open-pages.js';

const GUIDE = 'docs/guides/department-city-select';

describePages('the guide', (pages) => {
  it.each([
    ['en', 'Department'],
    ['es', 'Departamento'],
  ])('shows the field: %s', (language, label) =>
    pages.visit({}, async (page) => {
      await page.goto(`${pages.service}/${language}/${GUIDE}`);
      const first = page.locator('atlas-place-select').first();
      await first.scrollIntoViewIfNeeded();
      await first.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
      await first.getByLabel(label).selectOption({ label: 'Antioquia' });
      await first.locator('select').last().selectOption({ label: 'Medellín' });
      const sent = `new URLSearchParams(new FormData(document.querySelector('form.field'))).toString()`;
      expect(await page.evaluate(sent)).toBe('department=2&city=12');
      await page.locator('[mode=search] input').fill('armenia');
      await expect.poll(() => page.getByRole('option', { name: 'Armenia, ' }).count()).toBe(2);
    }),
  );

  it.each(['en', 'es'])('has two lines that work as they are copied: %s', (language) =>
    pages.visit({}, async (page) => {
      await page.goto(`${pages.service}/${language}/${GUIDE}`);
      const lines = await page.locator('pre').first().innerText();
      expect(lines.trim().split('\n')).toHaveLength(2);
      await page.goto(
        pages.put(`/lines-${language}`, `<!doctype html><title>Lines</title><form>${lines}</form>`),
      );
      await page.locator('option', { hasText: 'Vichada' }).waitFor({ state: 'attached' });
      await page.locator('select').first().selectOption({ label: 'Bogotá' });
      expect(await sentBy(page)).toBe('department=5&city=167');
    }),
  );
});
