import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { createPdf } from '#testing/files/documents.ts'
import { findViolations } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE } from './support/browser.ts'
import { moduleNumber } from './support/modules.ts'
import { createNetwork } from './support/network.ts'

const DOWNLOADS = '/training/male-condoms/downloads'
const ARABIC = 'Jadelle هي غرسة من قضيبين'

/** A deck of nobody: five slides of its own, the second one hidden in PowerPoint, with notes in two scripts. */
const SLIDES = [
  { title: 'How many pregnancies?', notes: ['Lay out the beans first.'] },
  { title: 'Reserve', notes: ['Never shown.'], hidden: true },
  { title: 'Two kinds', notes: [`\u200f${ARABIC}`] },
  { title: '', notes: [] },
  { title: 'Where', notes: ['Show it.'] },
  { title: 'The end', notes: ['Thank them.'] },
]
const pdf = Buffer.from(await createPdf(['One', 'Three', 'Four', 'Five', 'Six'], { size: [960, 540], compress: false }))

async function findDeck(): Promise<{ title: string; pdf: string; slides: string }> {
  const number = await moduleNumber('male-condoms')
  const answer = await fetch(`${inject('siteUrl')}/api/training/presentatonslide/?module=${number}`)
  const List = z.object({
    results: z.array(z.object({ title: z.string(), file: z.string(), preview_file: z.string() })),
  })
  const deck = List.parse(await answer.json()).results.find(({ file }) => file.endsWith('.pptx'))
  return {
    title: deck?.title ?? '',
    pdf: deck?.preview_file ?? '',
    slides: `${deck?.file.replace(/[^/]*$/, '')}slides.json`,
  }
}
const deck = await findDeck()

const place = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const drawn = (page: Page, number: number) => page.locator(`.is-now canvas[data-drawn="${number}"]`).waitFor()
const presenter = (page: Page) => page.locator('dialog.present')

test('on a phone: swipe, tap, notes in their direction; later, without a network, at the same slide', async () => {
  const network = await createNetwork(inject('siteUrl'))
  network.replace(deck.pdf, () => pdf)
  network.replace(deck.slides, () => JSON.stringify(SLIDES))
  const page = await openPage({
    baseURL: network.url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    hasServiceWorker: true,
  })
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(DOWNLOADS)
  await page
    .getByRole('button', { name: `More: ${deck.title}` })
    .first()
    .tap()
  await page.getByRole('button', { name: 'Present' }).tap()
  await drawn(page, 1)
  await place(page, '1 of 5')
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 340 }] })
  await finger('touchStart', 300)
  for (const x of [260, 200, 120]) await finger('touchMove', x)
  await finger('touchEnd')
  await place(page, '2 of 5')
  // Chromium takes a tap that follows a swipe as its end.
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  const note = page.getByText(ARABIC)
  expect(await note.evaluate((element) => element.matches(':dir(rtl)'))).toBe(true)
  await page.touchscreen.tap(330, 180)
  await page.getByText('No notes on this slide').waitFor()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Larger notes' }).tap()
  await page.touchscreen.tap(30, 180)
  await note.waitFor()

  await expect.poll(() => page.evaluate(async () => (await (await caches.open('files')).keys()).length)).toBe(2)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length))
    .toBeGreaterThan(1)
  const address = page.url()
  await network.cut()
  await page.goto(address)
  await drawn(page, 2)
  await place(page, '2 of 5')
  await page.getByRole('button', { name: 'Notes', exact: true }).tap()
  await note.waitFor()
  expect(await note.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeCloseTo(
    19 * 1.2,
    0,
  )
  await page.getByRole('button', { name: 'Close' }).tap()
  await presenter(page).waitFor({ state: 'detached' })
})

test('by keyboard and clicker: every key, the time, black, and a slide that has not come', async () => {
  const page = await openPage({ viewport: DESKTOP })
  await page.addInitScript(() => {
    const { request } = WakeLock.prototype
    WakeLock.prototype.request = function (type) {
      document.documentElement.dataset.awake = String(Number(document.documentElement.dataset.awake ?? 0) + 1)
      return request.call(this, type)
    }
  })
  const release = await sendInParts(page)
  await page.goto(DOWNLOADS)
  await page.getByRole('link', { name: deck.title }).first().press('Enter')
  await page.locator('dialog.preview:not([data-static-preview]) .preview-stage').waitFor()
  await page.getByRole('button', { name: 'Present' }).press('Enter')
  await drawn(page, 1)
  expect(await page.evaluate(() => document.documentElement.dataset.awake)).toBe('1')
  const press = async (keys: string[], counter: string) => {
    for (const key of keys) await page.keyboard.press(key)
    await place(page, counter)
  }
  await press(['PageDown'], '2 of 6')
  await press([' '], '3 of 6')
  await press(['ArrowLeft'], '2 of 6')
  await press(['5'], 'Go to 5')
  await press(['Enter'], '5 of 6')
  await page.getByText('Slide 5: Where').waitFor()
  await page.getByText(/^Loading, 0 of \d+ kB$/).waitFor()
  release()
  await drawn(page, 5)
  await press(['End'], '6 of 6')
  await press(['ArrowRight'], '6 of 6')
  await press(['Home'], '1 of 6')
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Show the slide' }).waitFor()
  await press(['x'], '1 of 6')
  await page.keyboard.press('n')
  await page.getByText('Lay out the beans first.').waitFor()
  await page.getByText('about right: slide 1 of 6').waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, { within: 'dialog.present' })).toEqual([])
  }
  await page.getByTitle('Change the time').first().press('Enter')
  await page.getByRole('spinbutton', { name: 'Minutes' }).fill('4')
  await page.keyboard.press('Enter')
  await page.getByText('4 min left').first().waitFor()
  expect(await page.locator('.present-head .is-soon b').evaluate((time) => getComputedStyle(time).color)).toBe(
    'rgb(240, 180, 41)',
  )
  await page.keyboard.press('n')
  await expect
    .poll(() => page.locator('.present-controls').evaluate((bar) => getComputedStyle(bar).opacity), { timeout: 8000 })
    .toBe('0')
  await page.keyboard.press('Escape')
  await presenter(page).waitFor({ state: 'detached' })
  await page.locator('dialog.preview').waitFor()
})

/** Six slides in ranges; the parts of the fifth one wait. @returns sends them */
async function sendInParts(page: Page): Promise<() => void> {
  const long = createLongPdf(['One', 'Two', 'Three', 'Four', `Five) Tj ET\n${'% padding\n'.repeat(20_000)}BT (`, 'Six'])
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname + url.search === deck.pdf,
    async (route) => {
      const [, start = '0', end = ''] =
        /^bytes=(\d+)-(\d*)$/.exec((await route.request().headerValue('range')) ?? '') ?? []
      const last = Math.min(Number(end || long.length - 1), long.length - 1)
      if (start !== '0' && last < long.length - 1) await promise
      const headers = { 'content-type': 'application/pdf', 'content-range': `bytes ${start}-${last}/${long.length}` }
      await route.fulfill({ status: 206, headers, body: long.subarray(Number(start), last + 1) })
    },
  )
  await page.route(
    (url) => url.pathname === deck.slides,
    (route) => route.fulfill({ json: SLIDES }),
  )
  return resolve
}

/** A PDF whose pages come one after another. */
function createLongPdf(texts: string[]): Buffer {
  const kids = texts.map((_, index) => `${3 + 2 * index} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /MediaBox [0 0 960 540] /Kids [${kids.join(' ')}] >>`,
    ...texts.flatMap((text, index) => {
      const content = `BT /F1 60 Tf 80 300 Td (${text}) Tj ET`
      const resources = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R /Resources ${resources} /Contents ${4 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`)
}
