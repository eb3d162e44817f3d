import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The developer panel. */
export const tools = (page: Page): Locator => page.getByRole('region', { name: 'Sandbox tools' });

/** Opens the developer panel by its shortcut, which works once the server’s stage is known. */
export async function openTools(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: /^Sandbox tools/ })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyS');
  await expect(tools(page)).toBeVisible();
  return tools(page);
}

/** Signs in as another shopper in the developer panel. */
export async function becomeInTools(page: Page, name: string): Promise<void> {
  const panel = await openTools(page);
  const choice = panel.getByRole('combobox', { name: 'Shopper' });
  const option = choice.getByRole('option', { name: new RegExp(`^${name} · `) });
  await choice.selectOption(await option.textContent());
  await panel.getByRole('button', { name: 'Switch' }).press('Enter');
}
