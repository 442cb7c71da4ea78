import { expect, test } from 'vitest'
import { attacksOfSize } from '#testing/html/attacks/sizes.ts'
import { ATTACKS } from '#testing/html/attacks.ts'
import { sanitizeMemberHtml } from './sanitize-member-html.ts'

/** Allowed children of each tag; '' is the top level. */
const BLOCKS = ['p', 'ul', 'ol', 'blockquote']
const WORDS = ['text', 'br', 'a', 'strong', 'em']
const CONTENT: Record<string, readonly string[]> = {
  '': BLOCKS,
  blockquote: BLOCKS,
  ul: ['li'],
  ol: ['li'],
  li: [...BLOCKS, ...WORDS],
  p: WORDS,
  a: ['text', 'br', 'strong', 'em'],
  strong: ['text', 'br', 'em'],
  em: ['text', 'br'],
}

const TOKEN =
  /<(?<open>p|ul|ol|li|blockquote|strong|em)>|<\/(?<close>p|ul|ol|li|blockquote|strong|em|a)>|<(?<empty>br)>|<(?<link>a) href="(?:https?:\/\/[^\s"<>&@]|mailto:)(?:[^\s"<>&\p{Cc}]|&(?:amp|lt|gt|quot);)*" rel="nofollow ugc noopener">|(?<text>(?:[^<>&]|&(?:amp|lt|gt);)+)/uy

/** Parses HTML by the grammar of the sanitizer's output. @throws at the first token that the grammar does not allow */
function parseStrictly(html: string): void {
  const open: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < html.length) {
    const position = TOKEN.lastIndex
    const found = TOKEN.exec(html)?.groups
    if (found === undefined) throw new Error(`no token at ${html.slice(position, position + 80)}`)
    if (found.close !== undefined) {
      if (open.pop() !== found.close) throw new Error(`</${found.close}> closes another tag`)
      continue
    }
    const name = found.open ?? found.link ?? found.empty ?? 'text'
    if (!CONTENT[open.at(-1) ?? '']?.includes(name)) throw new Error(`${name} in ${open.join(' ')}`)
    if (found.open ?? found.link) open.push(name)
    expect(open.filter((tag) => tag === 'ul' || tag === 'ol').length).toBeLessThanOrEqual(3)
    expect(open.filter((tag) => tag === 'blockquote').length).toBeLessThanOrEqual(3)
    expect(open.length).toBeLessThan(20)
  }
  expect(open).toEqual([])
}

const UNWANTED = /[\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]|(?![\n\t])\p{Cc}/u

test('the list has more than 150 attacks with unique names', () => {
  expect(ATTACKS.length).toBeGreaterThan(150)
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length)
})

test.each(ATTACKS)('$name', ({ html }) => {
  const cleaned = sanitizeMemberHtml(html)
  parseStrictly(cleaned)
  expect(cleaned).not.toMatch(UNWANTED)
  expect(sanitizeMemberHtml(cleaned)).toBe(cleaned)
})

test('an attack is harmless inside allowed tags, cut in half, and after another attack', () => {
  const short = ATTACKS.filter(({ html }) => html.length < 2000).map(({ html }) => html)
  for (const [index, html] of short.entries()) {
    const variants = [
      `<ul><li><p>${html}</p></li></ul>`,
      `<a href="https://good.example/">${html}</a>`,
      `<blockquote title="${html}">x</blockquote>`,
      html.slice(0, html.length / 2),
      html.slice(html.length / 2),
      html.replaceAll('"', "'"),
      `${short[(index * 7) % short.length]}${html}`,
    ]
    for (const variant of variants) {
      const cleaned = sanitizeMemberHtml(variant)
      parseStrictly(cleaned)
      expect(cleaned).not.toMatch(UNWANTED)
      expect(sanitizeMemberHtml(cleaned)).toBe(cleaned)
    }
  }
})

// Code with quadratic time would exceed the time limit of a test.
test.each(attacksOfSize(200_000))(
  'an input of ten times the allowed length is sanitized in time: $name',
  ({ html }) => {
    expect(sanitizeMemberHtml(html)).not.toContain('pwned')
  },
)

test('the strict parser refuses HTML that the sanitizer never writes', () => {
  for (const html of [
    '<p onclick=x>',
    '<p>',
    '<p><p></p></p>',
    'x',
    '<ul>x</ul>',
    '<a href="javascript:x">',
    '<p>&nbsp;</p>',
  ])
    expect(() => parseStrictly(html), html).toThrow()
})
