import { expect, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { createPost } from './support/discussions.ts'
import { discussionPath, storeUnsanitizedHtml } from './support/forum.ts'
import { createMember } from './support/member.ts'

test('a script in a stored post does not run, and the page works', async () => {
  const post = await createPost(await createMember())
  storeUnsanitizedHtml(post.id, '<p>Words.</p><script>document.documentElement.dataset.pwned = "yes"</script>')
  const page = await openPage()
  const blocked: string[] = []
  page.on('console', (message) => blocked.push(message.text()))
  await page.goto(discussionPath(post))
  const stored = await page.locator('main script').evaluateAll((scripts) => scripts.map((each) => each.textContent))
  expect(stored.join(), 'the script is in the page').toContain('pwned')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.locator('html[data-pwned]').count()).toBe(0)
  expect(blocked.filter((text) => text.includes('Content Security Policy'))).toHaveLength(1)
})

test('all pages have the same policy', async () => {
  const page = await openPage()
  const policies = new Set<string | undefined>()
  for (const path of ['/', '/training/vasectomy/sessions', '/community/discussions', '/user/login', '/no-such-page'])
    policies.add((await page.request.get(path)).headers()['content-security-policy'])
  expect(policies.size).toBe(1)
})
