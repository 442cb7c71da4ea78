import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sanitizeMemberHtml } from '#platform/html/sanitize-member-html.ts'
import { HANDLERS } from '#testing/html/attacks/handlers.ts'
import { ATTACKS } from '#testing/html/attacks.ts'
import { openPage } from './support/browser.ts'

/** Longer than frames and animations need to start after the last image has failed. */
const SETTLED_MS = 700
/** An image of the test itself, which is requested after those of the posts. */
const LAST = 'http://bare.invalid/last'

/** Pages without a CSP, so that only the sanitizer protects them. */
const BARE = {
  standards: { url: 'http://bare.invalid/standards', html: '<!doctype html><title>bare</title><body>' },
  quirks: { url: 'http://bare.invalid/quirks', html: '<title>bare</title><body>' },
}

interface Post {
  name: string
  html: string
}

interface TestPage {
  page: Page
  /** Effects that no text of a member may have. */
  incidents: string[]
}

/** Opens a bare page and records scripts, dialogs, errors and requests. */
async function openBarePage(mode: keyof typeof BARE): Promise<TestPage> {
  const page = await openPage({ asksForFeedback: true })
  const incidents: string[] = []
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => incidents.push(`error: ${error.message}`))
  page.on('popup', () => incidents.push('a window opened'))
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith('http://bare.invalid/') && frame.url() !== 'about:blank')
      incidents.push(`navigation: ${frame.url()}`)
  })
  await page.exposeFunction('noteIncident', (what: string) => void incidents.push(what))
  await page.context().route('**', (route) => {
    const url = route.request().url()
    if (url === BARE[mode].url) return route.fulfill({ contentType: 'text/html', body: BARE[mode].html })
    if (url !== LAST) incidents.push(`request: ${url}`)
    return route.abort()
  })
  await page.goto(BARE[mode].url)
  expect(await page.evaluate(() => document.compatMode)).toBe(mode === 'quirks' ? 'BackCompat' : 'CSS1Compat')
  return { page, incidents }
}

/** Inserts each post in all ways. @returns forbidden elements and attributes. Runs in the browser. */
function insertPosts(posts: Post[]): string[] {
  const TAGS = ['P', 'BR', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A']
  const findings: string[] = []

  function hook(view: Window): void {
    for (const name of ['pwned', 'alert', 'prompt', 'confirm', 'open'])
      Object.assign(view, { [name]: () => void Reflect.get(window, 'noteIncident')(`script: ${name}()`) })
  }

  function inspect(post: Post, way: string, root: Element): void {
    const note = (what: string) => findings.push(`${post.name}, ${way}: ${what}`)
    for (const element of root.querySelectorAll('*')) {
      if (!TAGS.includes(element.tagName)) note(`element ${element.tagName}`)
      for (const { name } of element.attributes) {
        if (element.tagName !== 'A' || (name !== 'href' && name !== 'rel')) note(`attribute ${name}`)
      }
      if (element instanceof HTMLAnchorElement && !/^(?:https?|mailto):$/.test(element.protocol)) note(element.href)
    }
    const again = document.createElement('div')
    again.innerHTML = root.innerHTML
    const first = document.createElement('div')
    first.append(...[...root.childNodes].map((node) => document.importNode(node, true)))
    if (!again.isEqualNode(first)) note('different when it is parsed again')
  }

  function holder(className: string): HTMLElement {
    const div = document.createElement('div')
    div.className = className
    document.body.append(div)
    return div
  }

  const ways: Record<string, (html: string) => Element> = {
    'by innerHTML': (html) => {
      const div = holder('')
      div.innerHTML = html
      return div
    },
    'in prose': (html) => {
      const div = holder('prose')
      div.insertAdjacentHTML('beforeend', html)
      return div
    },
    'by template': (html) => {
      const template = document.createElement('template')
      template.innerHTML = html
      const div = holder('')
      div.append(template.content)
      return div
    },
    'written into a frame': (html) => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const view = frame.contentWindow
      if (view === null) throw new Error('no frame')
      view.document.open()
      hook(view)
      view.document.write(`<body>${html}`)
      view.document.close()
      return view.document.body
    },
  }

  hook(window)
  for (const post of posts) for (const [way, put] of Object.entries(ways)) inspect(post, way, put(post.html))
  return findings
}

/** All findings and incidents with these posts. */
async function findEffects(mode: keyof typeof BARE, posts: Post[]): Promise<string[]> {
  const { page, incidents } = await openBarePage(mode)
  const findings = await page.evaluate(insertPosts, posts)
  await page.evaluate((src) => new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src })), LAST)
  await page.waitForTimeout(SETTLED_MS)
  return [...findings, ...incidents]
}

/** Many attacks have the same sanitized text: try it once. */
const CLEANED = [...new Map(ATTACKS.map(({ name, html }) => [sanitizeMemberHtml(html), name]))].map(([html, name]) => ({
  name,
  html,
}))

for (const mode of ['standards', 'quirks'] as const) {
  test(`no sanitized attack has an effect on a bare page in ${mode} mode`, async () => {
    expect(await findEffects(mode, CLEANED)).toEqual([])
  })
}

/** Not sanitized: proves that the test detects each kind of effect. */
const RAW = [
  ['a handler', '<img src=x onerror=pwned()>', 'script: pwned()'],
  ['a dialog', '<svg onload=alert(1)>', 'script: alert()'],
  ['an error of injected script', '<img src=x onerror="throw new Error(1)">', 'error: 1'],
  ['a request', '<img src="https://attack.invalid/pixel">', 'request: https://attack.invalid/pixel'],
  ['a style', '<p style="background:url(https://attack.invalid/s)">x</p>', 'request: https://attack.invalid/s'],
  ['a frame', '<iframe src="https://attack.invalid/frame"></iframe>', 'request: https://attack.invalid/frame'],
  ['a name', '<p id=root>x</p>', 'a name, by innerHTML: attribute id'],
  ['a tag', '<form>x</form>', 'a tag, in prose: element FORM'],
  ['a bad target', '<a href="javascript:pwned()">x</a>', 'a bad target, by template: javascript:pwned()'],
  ['script in a frame', '<script>pwned()</script>', 'script in a frame, written into a frame: element SCRIPT'],
  ['two readings', '<form><div></form><form>x</form>', 'two readings, by innerHTML: different when it is parsed again'],
] as const

test('effects of unsanitized posts are detected', async () => {
  const posts = RAW.map(([name, html]) => ({ name, html }))
  const seen = await findEffects('standards', posts)
  expect(seen).toEqual(expect.arrayContaining(RAW.map(([, , finding]) => finding)))
})

test('most event handlers run when they are not sanitized', async () => {
  const raw = HANDLERS.filter(({ html }) => /^<(?:img|svg|input|details|video|audio|style|iframe)\b/i.test(html))
  const seen = await findEffects('standards', raw)
  expect(seen.filter((what) => what === 'script: pwned()').length).toBeGreaterThan(raw.length)
})
