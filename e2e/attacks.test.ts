import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sanitizeMemberHtml } from '#platform/html/sanitize-member-html.ts'
import { HANDLERS } from '#testing/html/attacks/handlers.ts'
import { ATTACKS } from '#testing/html/attacks.ts'
import { openPage } from './support/browser.ts'

/** Longer than images, frames and animations of the browser itself take to fail or to start. */
const SETTLED_MS = 700

/** Pages without any policy: the cleaned HTML has nobody to save it. */
const BARE = {
  standards: { url: 'http://bare.invalid/standards', html: '<!doctype html><title>bare</title><body>' },
  quirks: { url: 'http://bare.invalid/quirks', html: '<title>bare</title><body>' },
}

interface Post {
  name: string
  html: string
}

interface Stage {
  page: Page
  /** What happened that no text of a member may make happen. */
  incidents: string[]
}

/** A bare page on which scripts, dialogs, errors and requests are noted. */
async function aBarePage(mode: keyof typeof BARE): Promise<Stage> {
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
    incidents.push(`request: ${url}`)
    return route.abort()
  })
  await page.goto(BARE[mode].url)
  expect(await page.evaluate(() => document.compatMode)).toBe(mode === 'quirks' ? 'BackCompat' : 'CSS1Compat')
  return { page, incidents }
}

/** Puts each post into the page in all ways; gives what stands in the page and may not. Runs in the browser. */
function exhibit(posts: Post[]): string[] {
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
    if (!again.isEqualNode(first)) note('not the same when it is read again')
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

/** What the page shows and does when it is given these posts. */
async function everythingAbout(mode: keyof typeof BARE, posts: Post[]): Promise<string[]> {
  const { page, incidents } = await aBarePage(mode)
  const findings = await page.evaluate(exhibit, posts)
  await page.waitForTimeout(SETTLED_MS)
  return [...findings, ...incidents]
}

/** Many attacks leave the same few words: those are tried once. */
const CLEANED = [...new Map(ATTACKS.map(({ name, html }) => [sanitizeMemberHtml(html), name]))].map(([html, name]) => ({
  name,
  html,
}))

for (const mode of ['standards', 'quirks'] as const) {
  test(`no attack does anything in a bare page in ${mode} mode`, async () => {
    expect(await everythingAbout(mode, CLEANED)).toEqual([])
  })
}

/** Not cleaned: each must be seen, or the silence above means nothing. */
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
  [
    'two readings',
    '<form><div></form><form>x</form>',
    'two readings, by innerHTML: not the same when it is read again',
  ],
] as const

test('what is not cleaned is seen', async () => {
  const posts = RAW.map(([name, html]) => ({ name, html }))
  const seen = await everythingAbout('standards', posts)
  expect(seen).toEqual(expect.arrayContaining(RAW.map(([, , finding]) => finding)))
})

test('most handlers run when nobody cleans them', async () => {
  const raw = HANDLERS.filter(({ html }) => /^<(?:img|svg|input|details|video|audio|style|iframe)\b/i.test(html))
  const seen = await everythingAbout('standards', raw)
  expect(seen.filter((what) => what === 'script: pwned()').length).toBeGreaterThan(raw.length)
})
