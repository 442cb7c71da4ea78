import { expect, test } from 'vitest'
import { CommandError } from '#platform/command-error.ts'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMember } from '#testing/member.ts'
import { reportAs, reportByMembers, stateOf } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import { parseInput } from '../../../../../scripts/run-command.ts'
import { moderate } from './moderate.ts'

const site = await createSite()
const { db } = site.context.database

const run = async (line: string) => {
  // Splits the words as a shell does.
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const { words: given = [], options = {} } = parseInput('moderate', words) ?? {}
  return moderate(given, options, (work) => work(db))
}

const author = await createMember(site)
const { id } = await postDiscussion(author, { title: 'Cheap arm models' })
const comment = await postComment(author, id, `Buy here\nand now: ${'very '.repeat(30)}cheap`)

test('an empty queue and an empty log have a message', async () => {
  expect(await run('queue')).toBe('The queue is empty.')
  expect(await run('log')).toBe('The log is empty.')
})

test('the queue shows waiting posts with their text and reports', async () => {
  const reporter = await createMember(site, { createdAt: new Date(0) })
  await reportAs(
    reporter,
    { target: 'comment', id: comment },
    { abuse_reported: 'other', message: 'An \u001b[31moffer' },
  )
  await reportByMembers(site, { target: 'comment', id: comment }, 2)
  const lines = (await run('queue')).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '1 post waits.',
    '',
    `comment ${comment}  hidden  by Amina Nakato (member ${author.id})  “Cheap arm models”`,
    expect.stringMatching(/^ {2}Buy here and now: very very/),
  ])
  const reports = lines.filter((line) => line.startsWith('  - '))
  expect(reports).toHaveLength(3)
  expect(reports[0]).toMatch(
    /^ {2}- {2}20\d\d-\d\d-\d\d \d\d:\d\d {2}other {2}Amina Nakato \(member \d+\) {2}An \[31moffer$/,
  )
  expect(reports[1]).toMatch(/ {2}content_spam {2}Amina/)
})

test('all commands work and are in the log', async () => {
  const { id: memberId } = author
  expect(await run(`keep comment ${comment}`)).toBe(`comment ${comment}: kept`)
  expect(await stateOf(site, 'comment', comment)).toBe('visible')
  expect(await run(`remove comment ${comment} --reason 'It sells things'`)).toBe(`comment ${comment}: removed`)
  expect((await site.get(`/api/community/discussion/${id}/`)).body).toMatchObject({ comment_count: 0 })
  expect(await run(`restore comment ${comment} --reason=Sorry`)).toBe(`comment ${comment}: shown again`)
  expect(await run(`warn member ${memberId} --reason 'No offers'`)).toBe(`member ${memberId}: warned`)
  expect(await run(`suspend member ${memberId} --days 7 --reason Spam`)).toBe(`member ${memberId}: suspended`)
  expect(await run(`suspend member ${memberId} --for-good --reason Spam`)).toBe(`member ${memberId}: suspended`)
  expect(await run(`unsuspend member ${memberId}`)).toBe(`member ${memberId}: suspension ended`)
  expect((await author.call('GET', '/api/auth/user/')).status, 'a suspension ends no session').toBe(200)
  expect(await run(`end-sessions member ${memberId}`)).toBe(`member ${memberId}: logged out on all devices`)
  expect((await author.call('GET', '/api/auth/user/')).status).toBe(401)
  const log = (await run('log')).split('\n')
  expect(log.map((line) => line.split(/ {2,}/)[1])).toEqual([
    'end-sessions',
    'unsuspend',
    'suspend',
    'suspend',
    'warn',
    'restore',
    'remove',
    'keep',
  ])
  expect(log.at(-2)).toMatch(/^20\S+ \S+ {2}remove {2}comment \d+ {2}the command line {2}It sells things$/)
  expect(await run(`log comment ${comment}`)).not.toContain('warn')
  expect(await run(`log member ${memberId}`)).toContain('Spam (for good)')
})

test.each([
  ['hide post 1', 'There is no command “hide”'],
  ['keep', 'Say which one'],
  ['keep post', 'Say which one'],
  ['keep post zero', 'Say which one'],
  ['keep post 0', 'Say which one'],
  ['keep post 99999999999', 'Say which one'],
  ['keep member 1', 'Say which one'],
  ['remove post 1', 'Say why'],
  ['warn post 1 --reason x', 'Say which one'],
  ['suspend member 1 --reason x', 'Say how long'],
  ['suspend member 1 --days 0 --reason x', 'Say how long'],
  ['suspend member 1 --days 7 --for-good --reason x', 'Say how long'],
  ['keep comment 999999', 'There is no comment 999999.'],
  ['warn member 999999 --reason x', 'There is no member 999999.'],
  ['unsuspend member 1', 'not suspended'],
  ['log everything', 'Say which one'],
])('%j is rejected: %s', async (line, message) => {
  const result = run(line)
  await expect(result).rejects.toBeInstanceOf(CommandError)
  await expect(result).rejects.toThrow(message)
})
