import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { listOutlookFaults } from '#testing/mail/outlook.ts'
import { composeMessage, hasMessageIdFor, messageIdOf } from './compose-message.ts'
import { mailLayout } from './layout.ts'
import { maskAddressIn } from './mask-address.ts'
import { retryDelayMs } from './outbox.ts'

const frame = {
  siteUrl: 'https://trp.example.org',
  siteName: 'Training Resource Package for Family Planning',
  title: 'Hello',
  footer: ['You asked for it.'],
}
const HOSTILE = `<script>alert("1")</script>'&`

test('every text of a mail is escaped', () => {
  const link = { label: HOSTILE, url: `https://trp.example.org/?a="><script>b` }
  const { html } = mailLayout({
    ...frame,
    title: HOSTILE,
    siteUrl: link.url,
    paragraphs: [HOSTILE],
    button: link,
    after: [HOSTILE],
    footer: [HOSTILE],
    unsubscribe: link,
    otherLinks: [link],
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('a=">')
  expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;&#39;&amp;/g)).toHaveLength(9)
})

test('a body of HTML is not escaped, and the plain version has its text', () => {
  const { html, text } = mailLayout({ ...frame, body: { html: '<h2>News &amp; more</h2>', text: 'News & more' } })
  expect(html).toContain('<h2 dir="ltr">News &amp; more</h2>')
  expect(html.match(/News &amp; more/g), 'in the preheader too').toHaveLength(2)
  expect(text).toContain('News & more')
})

test('a mail is laid out for Outlook, and each text has its direction', () => {
  const link = { label: 'Open', url: 'https://trp.example.org/open' }
  const parts = { ...frame, title: 'تدريب (implants)!', button: link, after: ['After.'], unsubscribe: link }
  const { html } = mailLayout({ ...parts, body: { html: '<p>Hello</p><ul><li>غرسات!</li></ul>', text: '' } })
  expect(listOutlookFaults(html)).toEqual([])
  expect(html).toContain('<ul dir="rtl"><li>غرسات!')
  expect(html).toMatch(/<h1 [^>]*dir="rtl"/)
  expect(html).toContain('<p dir="ltr">Hello')
})

test.each([
  '<div style="max-width:560px">',
  '<a style="padding:14px">',
  '<p style="margin:0 0 16px">',
  '<td style="background-image:url(x)">',
  '<div style="display:flex">',
  '<table width="100%" cellpadding="0">',
  '<html lang="en">',
])('Outlook ignores %s', (html) => {
  expect(listOutlookFaults(html)).toHaveLength(1)
})

test('the plain version has its links as text and its footer below the signature mark', () => {
  const { text } = mailLayout({
    ...frame,
    paragraphs: ['One.', 'Two.'],
    button: { label: 'Open', url: 'https://trp.example.org/open' },
    after: ['Three.'],
    unsubscribe: { label: 'Leave', url: 'https://trp.example.org/leave' },
    otherLinks: [{ label: 'Leave all', url: 'https://trp.example.org/all' }],
  })
  expect(text).toBe(`Hello

One.

Two.

Open: https://trp.example.org/open

Three.

-- 
Training Resource Package for Family Planning: https://trp.example.org
You asked for it.
Leave: https://trp.example.org/leave
Leave all: https://trp.example.org/all
`)
})

test('a link with javascript: is refused', () => {
  const button = { label: 'Open', url: 'javascript:alert(1)' }
  expect(() => mailLayout({ ...frame, paragraphs: [], button })).toThrow(RangeError)
  expect(() => mailLayout({ ...frame, paragraphs: [], otherLinks: [button] })).toThrow(RangeError)
})

test('a subject, an address or a link cannot add a header to a message', async () => {
  const head = {
    from: 'TRP <no-reply@example.org>',
    messageId: '<outbox-1.a@b>',
    date: new Date('2026-01-02T03:04:05Z'),
  }
  const mail = {
    subject: 'Séance\r\nBcc: spy@example.org\r\n\r\n<b>body</b>\ud800',
    text: 'Text',
    html: '<p>Text</p>',
    unsubscribeUrl: 'https://trp.example.org/u?t=1\r\nBcc: spy@example.org',
  }
  const to = 'a@example.org, spy@example.org\r\nBcc: spy@example.org'
  const message = await composeMessage(mail, { ...head, to })
  expect(await composeMessage(mail, { ...head, to })).toEqual(message)
  const parsed = await PostalMime.parse(message)
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
  expect(Object.keys(headers).sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'list-unsubscribe',
    'list-unsubscribe-post',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ])
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    date: 'Fri, 02 Jan 2026 03:04:05 +0000',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'message-id': '<outbox-1.a@b>',
  })
  expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/trp\.example\.org\/u\?t=1\S*%20spy@example\.org>$/)
  expect(parsed).toMatchObject({ text: 'Text\n', html: '<p>Text</p>\n' })
  expect(parsed.subject).toContain('Séance')
})

test('the Message-ID is the same at each attempt, different for each mail, and signed for its recipient', () => {
  const secret = { keyFor: () => new Uint8Array(32) }
  const mail = { id: 7, createdAt: '2026-01-02T03:04:05.000Z', recipient: 'Ama@example.org' }
  const idOf = (change: Partial<typeof mail>) =>
    messageIdOf({ ...mail, ...change }, secret, 'https://trp.example.org:8443')
  expect(idOf({})).toMatch(/^<outbox-7\.\w+\.[\w-]{22}@trp\.example\.org>$/)
  expect(idOf({})).toBe(idOf({}))
  expect(idOf({ createdAt: '2026-01-02T03:04:05.001Z' })).not.toBe(idOf({}))
  expect(hasMessageIdFor(`Message-ID: ${idOf({})}`, 'ama@example.org', secret)).toBe(true)
  expect(hasMessageIdFor(`Message-ID: ${idOf({})}`, 'kofi@example.org', secret)).toBe(false)
  expect(hasMessageIdFor(idOf({}).replace('outbox-7', 'outbox-8'), 'ama@example.org', secret)).toBe(false)
})

test('delays between attempts grow from one minute to six hours', () => {
  const minutes = [1, 2, 3, 8, 9, 10, 12].map((attempt) => retryDelayMs(attempt) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 128, 256, 360, 360])
})

test('the address in a server’s error message is masked', () => {
  expect(maskAddressIn('550 <Ada+x@Example.org>: unknown', 'ada+x@example.org')).toBe('550 <a***@example.org>: unknown')
})
