import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { type Control, installFinder, type PageState } from './support/controls.ts'
import { CONTENT_PAGES } from './support/pages.ts'

const MODULE = '/training/contraceptive-implants'

/** One of each kind of page that a guest can open. */
const PAGES = [
  ...CONTENT_PAGES,
  '/training',
  MODULE,
  `${MODULE}/sessions`,
  `${MODULE}/downloads`,
  `${MODULE}/related-discussions`,
  '/training-guides',
  '/search?query=implants',
  '/community/discussions',
  '/community/guidelines',
  '/user/signup',
  '/user/login',
  '/user/verify-email',
  '/user/reset-password',
  '/no-such-page',
]

/** After the page has loaded. */
const DELAYS_MS = [0, 300, 2500] as const
/** The script starts late: its files take this long, or the processor is so many times slower, for each n-th kind of control. */
const SCRIPT_MS = 800
const SLOWER = 6
const SLOW_PROCESSOR_EACH = 6
/** Copies of pages side by side: some of the time they wait. */
const LANES = 2
const UNTIL_EQUAL_MS = 30_000
/**
 * A press costs two seconds of one core, on a slow processor ten. `FIRST_PRESSES=all` presses every control on each of its
 * pages, most of them on a slow processor, for twenty minutes.
 */
const isThorough = process.env.FIRST_PRESSES === 'all'
const TEST_MS = isThorough ? 3_600_000 : 600_000

const SCREENS = {
  phone: { viewport: PHONE, hasTouch: true, isMobile: true },
  desktop: { viewport: DESKTOP },
} satisfies Record<string, BrowserContextOptions>
type Screen = keyof typeof SCREENS
const INPUTS = { phone: ['touch', 'keyboard'], desktop: ['mouse', 'keyboard'] } as const
type Input = (typeof INPUTS)[Screen][number]

interface Press {
  path: string
  screen: Screen
  control: Control
  input: Input
  delay: (typeof DELAYS_MS)[number]
  slow: 'processor' | 'network'
}

interface Outcome extends PageState {
  downloads: number
  windows: number
}

test('as the first interaction, every control does what it does later', { timeout: TEST_MS }, async () => {
  const presses = await allPresses()
  const differences: string[] = []
  await inLanes(presses, async (press, awake) => {
    const difference = await differenceOf(press, awake)
    if (difference) differences.push(difference)
  })
  expect(presses.length).toBeGreaterThan(30)
  expect(differences).toEqual([])
})

/**
 * Each kind of control that a script answers once, in header and footer once on a phone and once on a desktop. The browser
 * itself answers the others: they are pressed only when all are.
 */
async function allPresses(): Promise<Press[]> {
  const found = new Map<string, Map<string, Place>>()
  const page = await aFinderPage('phone')
  for (const path of PAGES) {
    await page.goto(path)
    await wake(page)
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SCREENS[screen].viewport)
      for (const control of await page.evaluate(() => window.finder.list())) {
        const isAnswered = control.kind.includes('answered')
        if (!isAnswered && !isThorough) continue
        const place = isAnswered && control.isShared ? screen : isThorough ? path : 'any'
        const places = found.get(control.kind) ?? new Map()
        if (!places.has(place)) places.set(place, { path, screen, control })
        found.set(control.kind, places)
      }
    }
  }
  return [...found.values()].flatMap((places, index) => turnsOf([...places.values()], index))
}

type Place = Omit<Press, 'input' | 'delay' | 'slow'>

/** Presses each place once, or with all delays at least when all controls are pressed. Delays and inputs take turns. */
function turnsOf(places: Place[], index: number): Press[] {
  const turns = isThorough ? Math.max(places.length, DELAYS_MS.length) : places.length
  return Array.from({ length: turns }).flatMap((_, turn) => {
    const place = places[turn % places.length]
    const round = places.length === 1 ? 0 : Math.floor(turn / places.length)
    const delay = DELAYS_MS[(index + turn) % DELAYS_MS.length]
    const input = place && INPUTS[place.screen][(index + turn + round) % 2]
    const isSlow = turn === 0 && (isThorough || index % SLOW_PROCESSOR_EACH === 0)
    return place && input && delay !== undefined
      ? [{ ...place, input, delay, slow: isSlow ? 'processor' : 'network' } as const]
      : []
  })
}

/** The same for all inputs and delays. */
const laterOutcomes = new Map<string, Outcome | undefined>()

async function differenceOf(press: Press, awake: Record<Screen, Page>): Promise<string | undefined> {
  const key = `${press.path} ${press.screen} ${press.control.name} ${press.control.nth}`
  const later = laterOutcomes.get(key) ?? (await laterOutcome(awake[press.screen], press))
  laterOutcomes.set(key, later)
  const first = await firstOutcome(press, later)
  if (JSON.stringify(first) === JSON.stringify(later)) return undefined
  const { path, screen, input, delay, slow, control } = press
  const differing = Object.entries(later ?? {}).filter(
    ([key, value]) => JSON.stringify(Reflect.get(first ?? {}, key)) !== JSON.stringify(value),
  )
  const firstly = differing.map(([key]) => `${key}=${JSON.stringify(Reflect.get(first ?? {}, key))}`)
  return `${path} ${screen} ${input} ${delay} ms, slow ${slow}, ${control.name}: first ${firstly.join(' ')}, later ${JSON.stringify(Object.fromEntries(differing))}`
}

/** What the page is like when the press comes after its script has started. */
async function laterOutcome(page: Page, press: Press): Promise<Outcome | undefined> {
  await page.context().clearCookies()
  await page.goto(press.path)
  await wake(page)
  const { outcome, isLoading } = watch(page, press)
  await pressControl(page, press)
  const later = await atRest(outcome, isLoading)
  page.removeAllListeners()
  return later
}

/** What it is like when the press is the first thing that happens on a slow phone. Waits until it is as expected. */
async function firstOutcome(press: Press, expected: Outcome | undefined): Promise<Outcome | undefined> {
  const page = await aFinderPage(press.screen)
  await slowDown(page, press.slow)
  await page.goto(press.path)
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), press.delay)
  const { outcome } = watch(page, press)
  await pressControl(page, press)
  const isAsLater = expect.poll(outcome, { timeout: UNTIL_EQUAL_MS, interval: 250 }).toEqual(expected)
  await isAsLater.catch(() => undefined)
  await twoFrames(page)
  const first = await outcome()
  await page.context().close()
  return first
}

async function slowDown(page: Page, slow: Press['slow']): Promise<void> {
  if (slow === 'processor') {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return
  }
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPT_MS))
    // The page may be closed by now.
    await route.continue().catch(() => undefined)
  })
}

/** Tells what the page is like now: undefined while the page is loading or its script has not started. */
function watch(page: Page, { control: { name, nth } }: Press) {
  const start = new URL(page.url()).pathname
  const counts = { downloads: 0, windows: 0 }
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  // What a page was loading when it was left ends without a word.
  page.on('domcontentloaded', () => loading.clear())
  page.on('download', () => {
    counts.downloads += 1
  })
  page.on('popup', (popup) => {
    counts.windows += 1
    void popup.close()
  })
  const outcome = async (): Promise<Outcome | undefined> => {
    const state = await page
      .evaluate(([of, at, from]) => window.finder.state(of, at, from), [name, nth, start] as const)
      .catch(() => undefined)
    return state && { ...state, ...counts }
  }
  return { outcome, isLoading: () => loading.size > 0 }
}

async function pressControl(page: Page, { control, input }: Press): Promise<void> {
  for (const fold of control.folds) await pressOn(page, fold, input)
  await page.evaluate(() => Object.assign(window.finder, { isPressed: true }))
  await pressOn(page, control, input)
}

/** The same for a second, with nothing on its way. */
async function atRest(
  outcome: () => Promise<Outcome | undefined>,
  isLoading: () => boolean,
): Promise<Outcome | undefined> {
  let before: string | undefined
  let last: Outcome | undefined
  let same = 0
  await expect
    .poll(
      async () => {
        last = await outcome()
        const now = JSON.stringify(last)
        same = now !== undefined && now === before && !isLoading() ? same + 1 : 0
        before = now
        return same
      },
      { interval: 350, timeout: UNTIL_EQUAL_MS },
    )
    .toBeGreaterThanOrEqual(3)
  return last
}

async function pressOn(
  page: Page,
  { name, nth, ...rest }: Pick<Control, 'name' | 'nth'> & Partial<Control>,
  input: Input,
) {
  const handle = (await page.evaluateHandle(([n, at]) => window.finder.find(n, at), [name, nth] as const)).asElement()
  if (!handle) throw new Error(`${page.url()} has no ${name}`)
  const isText =
    rest.tag === 'TEXTAREA' || (rest.tag === 'INPUT' && !['radio', 'checkbox', 'file'].includes(rest.type ?? ''))
  if (rest.tag === 'SELECT') {
    await handle.selectOption({ index: 1 })
    return
  }
  if (input === 'keyboard') {
    await handle.focus()
    if (!isText) await page.keyboard.press(rest.tag === 'INPUT' ? 'Space' : 'Enter')
  } else {
    const at = await handle.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [{ x, y, width, height } = element.getBoundingClientRect()] = element.getClientRects()
      return { x: x + width / 2, y: y + height / 2 }
    })
    if (input === 'touch') await page.touchscreen.tap(at.x, at.y)
    else await page.mouse.click(at.x, at.y)
  }
  if (isText) await page.keyboard.type('im')
}

async function aFinderPage(screen: Screen): Promise<Page> {
  const page = await openPage({ ...SCREENS[screen], untouched: true, reducedMotion: 'reduce' })
  page.context().setDefaultTimeout(60_000)
  await installFinder(page)
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ body: 'Another site' }),
  )
  return page
}

async function wake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

function twoFrames(page: Page): Promise<unknown> {
  return page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .catch(() => undefined)
}

/** Does the work of all items, some of them side by side; each lane has pages of its own for presses on awake ones. */
async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item, awake: Record<Screen, Page>) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const lane = async () => {
    const awake = { phone: await aFinderPage('phone'), desktop: await aFinderPage('desktop') }
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item, awake)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
