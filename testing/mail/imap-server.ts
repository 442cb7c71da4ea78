import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll } from 'vitest'

export interface TestMessage {
  source: string
  at: Date
  isSeen: boolean
}

/** A mailbox that one client at a time reads by IMAP, with the name `bounces` and the password `p@ss`. It stops after all tests. */
export async function startImapServer(messages: readonly TestMessage[]): Promise<{ url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    createInterface(socket).on('line', (line) => {
      const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      for (const part of answer(messages, command)) socket.write(part)
      const isRefused = /^LOGIN/i.test(command) && !/^LOGIN "?bounces"? "?p@ss"?$/i.test(command)
      socket.write(isRefused ? `${tag} NO [AUTHENTICATIONFAILED] wrong password\r\n` : `${tag} OK done\r\n`)
      if (/^LOGOUT/i.test(command)) socket.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `imap://bounces:p%40ss@127.0.0.1:${port}/Reports` }
}

function answer(messages: readonly TestMessage[], command: string): string[] {
  if (/^CAPABILITY/i.test(command)) return ['* CAPABILITY IMAP4rev1\r\n']
  if (/^LIST/i.test(command)) return ['* LIST () "/" Reports\r\n']
  if (/^SELECT/i.test(command)) return [`* ${messages.length} EXISTS\r\n`, '* OK [UIDVALIDITY 1] valid\r\n']
  if (/^UID SEARCH/i.test(command)) {
    if (!/NOT SEEN|UNSEEN/i.test(command) || !/HEADER "?content-type"? "?multipart\/report/i.test(command)) return []
    const found = messages.flatMap(({ source, isSeen }, index) =>
      !isSeen && source.slice(0, source.indexOf('\r\n\r\n')).includes('multipart/report') ? [index + 1] : [],
    )
    return [`* SEARCH ${found.join(' ')}\r\n`]
  }
  const [, name = '', uid = ''] = /^UID (FETCH|STORE) (\d+)/i.exec(command) ?? []
  const message = messages[Number(uid) - 1]
  if (message === undefined) return []
  if (/STORE/i.test(name)) {
    message.isSeen = /\+FLAGS.*\\Seen/i.test(command)
    return []
  }
  const { source, at } = message
  const [, day, month, year, time] = /, (\d\d) (\w{3}) (\d{4}) (\S+)/.exec(at.toUTCString()) ?? []
  return [
    `* ${uid} FETCH (UID ${uid} INTERNALDATE "${day}-${month}-${year} ${time} +0000" BODY[]<0> {${source.length}}\r\n`,
    `${source})\r\n`,
  ]
}
