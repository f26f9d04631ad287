// Pages of React, Vue and Angular bind the form field like native fields, whether its script loads before or after theirs.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { describePages, sentBy } from './open-pages.js';

const frameworks = ['react', 'vue', 'angular'] as const;
const scripts = new Map<string, string>();

async function bundled(name: string): Promise<string> {
  const bundle = await rolldown({
    cwd: projectFolder(),
    input: join(projectFolder(), 'test', 'embed', 'pages', `${name}.js`),
    platform: 'browser',
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

describePages('a page of', (pages) => {
  beforeAll(async () => {
    for (const name of frameworks) {
      scripts.set(name, await bundled(name));
      pages.put(`/${name}.js`, scripts.get(name) as string);
    }
  });

  const orders = frameworks.flatMap((name) => [
    [name, 'before', true] as const,
    [name, 'after', false] as const,
  ]);

  it.each(orders)('works in %s, where %s it', async (name, _, isFirst) => {
    const both = [
      `<script type="module" src="${pages.service}/embed/place-select.js"></script>`,
      `<script type="module" src="/${name}.js"></script>`,
    ];
    const html = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Pedido</title><body>${(isFirst ? both : both.reverse()).join('')}</body></html>`;
    await pages.visit({}, async (page) => {
      await page.goto(pages.put(`/${name}-${isFirst}`, html));
      await page.locator('option', { hasText: 'Medellín' }).waitFor({ state: 'attached' });
      const shown = () => page.locator('output').innerText();
      expect([await shown(), await sentBy(page)]).toEqual(['12', 'department=2&city=12']);

      await page.locator('select').first().selectOption({ label: 'Quindío' });
      await expect.poll(shown).toBe('');
      await page.locator('#send').click();
      expect(page.url()).toContain(`/${name}-`);
      await page.locator('select').last().selectOption({ label: 'Armenia' });
      await expect.poll(shown).toBe('885');
      expect(await sentBy(page)).toBe('department=25&city=885');

      await page.locator('#cali').click();
      await expect.poll(() => sentBy(page)).toBe('department=31&city=1093');
      expect(await page.locator('select').first().inputValue()).toBe('31');

      await page.locator('select').first().selectOption('');
      await page.locator('#free').click();
      await expect.poll(() => page.evaluate('document.forms[0].checkValidity()')).toBe(true);
      await page.locator('#send').click();
      await page.waitForURL('**/sent?department=&city=');
    });
  });
});
