import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { type Control, installFinder, type PageState } from './support/controls.ts'
import { CONTENT_PAGES } from './support/pages.ts'

const MODULE = '/training/male-condoms'

/** One of each kind of page that a guest can open. */
const PAGES = [
  ...CONTENT_PAGES,
  '/training',
  MODULE,
  `${MODULE}/sessions`,
  `${MODULE}/downloads`,
  `${MODULE}/related-discussions`,
  '/training-guides',
  '/search?query=condoms',
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
/** The script starts late: its files are delayed, or the processor is slower for each n-th kind of control. */
const SCRIPT_MS = 800
const SLOWER = 6
const SLOW_PROCESSOR_EACH = 12
/** Pages that are tested at the same time: they wait most of the time. */
const WORKERS = 4
const UNTIL_EQUAL_MS = 30_000
/**
 * An interaction takes two seconds of one core, ten on a slow processor. `FIRST_INTERACTIONS=all` tries every control on each of
 * its pages, most of them on a slow processor, for twenty minutes.
 */
const isThorough = process.env.FIRST_INTERACTIONS === 'all'
const TEST_MS = isThorough ? 3_600_000 : 600_000

const SCREENS = {
  phone: { viewport: PHONE, hasTouch: true, isMobile: true },
  desktop: { viewport: DESKTOP },
} satisfies Record<string, BrowserContextOptions>
type Screen = keyof typeof SCREENS
const INPUTS = { phone: ['touch', 'keyboard'], desktop: ['mouse', 'keyboard'] } as const
type Input = (typeof INPUTS)[Screen][number]

interface Interaction {
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
  const interactions = await listInteractions()
  const differences: string[] = []
  await runInParallel(interactions, async (interaction, hydrated) => {
    const difference = await differenceOf(interaction, hydrated)
    if (difference) differences.push(difference)
  })
  expect(interactions.length).toBeGreaterThan(30)
  expect(differences).toEqual([])
})

/**
 * Each kind of control that a script handles once; those in header and footer once on a phone and once on a desktop. The browser
 * handles the others, which are tried only with `FIRST_INTERACTIONS=all`.
 */
async function listInteractions(): Promise<Interaction[]> {
  const found = new Map<string, Map<string, Target>>()
  const page = await openFinderPage('phone')
  for (const path of PAGES) {
    await page.goto(path)
    await hydrate(page)
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SCREENS[screen].viewport)
      for (const control of await page.evaluate(() => window.finder.list())) {
        const isHandled = control.kind.includes('handled')
        if (!isHandled && !isThorough) continue
        const target = isHandled && control.isShared ? screen : isThorough ? path : 'any'
        const targets = found.get(control.kind) ?? new Map()
        if (!targets.has(target)) targets.set(target, { path, screen, control })
        found.set(control.kind, targets)
      }
    }
  }
  return [...found.values()].flatMap((targets, index) => interactionsAt([...targets.values()], index))
}

type Target = Omit<Interaction, 'input' | 'delay' | 'slow'>

/** Each target once, or at least with all delays in the thorough test. Delays and inputs alternate. */
function interactionsAt(targets: Target[], index: number): Interaction[] {
  const turns = isThorough ? Math.max(targets.length, DELAYS_MS.length) : targets.length
  return Array.from({ length: turns }).flatMap((_, turn) => {
    const target = targets[turn % targets.length]
    const round = targets.length === 1 ? 0 : Math.floor(turn / targets.length)
    const delay = DELAYS_MS[(index + turn) % DELAYS_MS.length]
    const input = target && INPUTS[target.screen][(index + turn + round) % 2]
    const isSlow = turn === 0 && (isThorough || index % SLOW_PROCESSOR_EACH === 0)
    return target && input && delay !== undefined
      ? [{ ...target, input, delay, slow: isSlow ? 'processor' : 'network' } as const]
      : []
  })
}

/** The same for all inputs and delays. */
const laterOutcomeByControl = new Map<string, Outcome | undefined>()

async function differenceOf(interaction: Interaction, hydrated: Record<Screen, Page>): Promise<string | undefined> {
  const key = `${interaction.path} ${interaction.screen} ${interaction.control.name} ${interaction.control.nth}`
  const later = laterOutcomeByControl.get(key) ?? (await laterOutcome(hydrated[interaction.screen], interaction))
  laterOutcomeByControl.set(key, later)
  const first = await firstOutcome(interaction, later)
  if (JSON.stringify(first) === JSON.stringify(later)) return undefined
  const { path, screen, input, delay, slow, control } = interaction
  const differing = Object.entries(later ?? {}).filter(
    ([key, value]) => JSON.stringify(Reflect.get(first ?? {}, key)) !== JSON.stringify(value),
  )
  const firstValues = differing.map(([key]) => `${key}=${JSON.stringify(Reflect.get(first ?? {}, key))}`)
  return `${path} ${screen} ${input} ${delay} ms, slow ${slow}, ${control.name}: first ${firstValues.join(' ')}, later ${JSON.stringify(Object.fromEntries(differing))}`
}

/** The state of the page after an interaction that follows hydration. */
async function laterOutcome(page: Page, interaction: Interaction): Promise<Outcome | undefined> {
  await page.context().clearCookies()
  await page.goto(interaction.path)
  await hydrate(page)
  const { outcome, loading } = watch(page, interaction)
  await interactWith(page, interaction)
  const later = await waitUntilStable(outcome, loading, `${interaction.path}, ${interaction.control.name}`)
  page.removeAllListeners()
  return later
}

/** The state after the same as the first interaction on a slow phone. Waits for the expected state. */
async function firstOutcome(interaction: Interaction, expected: Outcome | undefined): Promise<Outcome | undefined> {
  const page = await openFinderPage(interaction.screen)
  await slowDown(page, interaction.slow)
  await page.goto(interaction.path)
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), interaction.delay)
  const { outcome } = watch(page, interaction)
  await interactWith(page, interaction)
  const matches = expect.poll(outcome, { timeout: UNTIL_EQUAL_MS, interval: 250 }).toEqual(expected)
  await matches.catch(() => undefined)
  await twoFrames(page)
  const first = await outcome()
  await page.context().close()
  return first
}

async function slowDown(page: Page, slow: Interaction['slow']): Promise<void> {
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

/** Reads the state of the page: undefined while it is loading or not hydrated. */
function watch(page: Page, { control: { name, nth } }: Interaction) {
  const start = new URL(page.url()).pathname
  const counts = { downloads: 0, windows: 0 }
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  // Requests of the previous page end without an event.
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
  return { outcome, loading }
}

async function interactWith(page: Page, { control, input }: Interaction): Promise<void> {
  for (const fold of control.folds) await operate(page, fold, input)
  await page.evaluate(() => Object.assign(window.finder, { isUsed: true }))
  await operate(page, control, input)
}

/** Waits until the state is the same for a second and no request is open. @param name of the interaction, for the failure */
async function waitUntilStable(
  outcome: () => Promise<Outcome | undefined>,
  loading: ReadonlySet<Request>,
  name: string,
): Promise<Outcome | undefined> {
  let before: string | undefined
  let last: Outcome | undefined
  let same = 0
  await expect
    .poll(
      async () => {
        last = await outcome()
        const now = JSON.stringify(last)
        same = now !== undefined && now === before && loading.size === 0 ? same + 1 : 0
        before = now
        return same >= 3 ? 'stable' : { name, state: now, loading: [...loading].map((request) => request.url()) }
      },
      { interval: 350, timeout: UNTIL_EQUAL_MS },
    )
    .toBe('stable')
  return last
}

async function operate(
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

async function openFinderPage(screen: Screen): Promise<Page> {
  const page = await openPage({ ...SCREENS[screen], untouched: true, reducedMotion: 'reduce' })
  page.context().setDefaultTimeout(60_000)
  await installFinder(page)
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ body: 'Another site' }),
  )
  return page
}

async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

function twoFrames(page: Page): Promise<unknown> {
  return page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .catch(() => undefined)
}

/** Works on several items at a time; each worker has its own hydrated pages. */
async function runInParallel<Item>(
  items: readonly Item[],
  work: (item: Item, hydrated: Record<Screen, Page>) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const worker = async () => {
    const hydrated = { phone: await openFinderPage('phone'), desktop: await openFinderPage('desktop') }
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item, hydrated)
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
}
