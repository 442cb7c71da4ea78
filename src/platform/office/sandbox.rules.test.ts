import { expect, test } from 'vitest'
import { bubbleArguments } from './sandbox.ts'

/** Whether a program sees a path: the last argument about a folder around it decides. */
function sees(path: string, places: Parameters<typeof bubbleArguments>[0]): boolean {
  const given = bubbleArguments(places)
  const last = given.findLastIndex(
    (folder, index) =>
      ['--ro-bind-try', '--bind', '--tmpfs'].includes(given[index - 1] ?? '') && `${path}/`.startsWith(`${folder}/`),
  )
  return given[last - 1] !== '--tmpfs' && last !== -1
}

const folder = '/tmp/trp-office-1'

test.each([
  ['below /opt', '/opt/trp', '/opt/trp/data'],
  ['in /usr, with its data elsewhere in /opt', '/usr/src/app', '/opt/data'],
  ['in a home', '/home/trp/site', '/srv/data'],
])('LibreOffice sees neither program nor data of a site that is installed %s', (_, site, dataDir) => {
  const places = { program: '/opt/libreoffice/program', site, dataDir, folder }
  for (const hidden of [`${site}/.env`, `${dataDir}/secret`, `${dataDir}/database.sqlite`])
    expect(sees(hidden, places), hidden).toBe(false)
  for (const seen of ['/usr/lib/x.so', '/opt/libreoffice/program/soffice', `${folder}/a.docx`])
    expect(sees(seen, places), seen).toBe(true)
})

test('a LibreOffice in the folder of the site still works, and data below it stay hidden', () => {
  const site = '/opt/trp'
  const places = { program: `${site}/office`, site, dataDir: `${site}/office/data`, folder: `${site}/office/data/work` }
  expect(sees(`${site}/office/soffice`, places)).toBe(true)
  expect(sees(`${site}/office/data/secret`, places)).toBe(false)
  expect(sees(`${site}/office/data/work/a.docx`, places)).toBe(true)
})
