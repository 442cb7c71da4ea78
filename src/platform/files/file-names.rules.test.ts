import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'
import { cleanName } from './file-names.ts'
import { fileUrl, fileViewUrl } from './urls.ts'

test.each([
  ['Plan de séance.docx', 'Plan de séance.docx'],
  ['Plan de se\u0301ance.docx', 'Plan de séance.docx'],
  ['a/b\\c:d*e?f"g<h>i|j.pdf', 'a-b-c-d-e-f-g-h-i-j.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['..', 'file'],
  ['', 'file'],
  ['. . .', 'file'],
  ['nul', 'nul_'],
  ['CON.docx', 'CON_.docx'],
  ['console.docx', 'console.docx'],
  ['name. ', 'name'],
  ['a\0b\r\nc.pdf', 'abc.pdf'],
  ['invoice\u202efdp.docx', 'invoicefdp.docx'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['परिवार नियोजन.pdf', 'परिवार नियोजन.pdf'],
])('the name %j becomes %j', (given, name) => expect(cleanName(given)).toBe(name))

test('a long name is cut between characters and keeps its ending', () => {
  const name = cleanName(`${'é🙂'.repeat(200)}.pptx`)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(220)
  expect(Buffer.byteLength(name)).toBeGreaterThan(210)
  expect(name).toMatch(/^(é🙂)+é?\.pptx$/u)
})

test.each([
  ['Plan.docx', 'attachment; filename="Plan.docx"'],
  ['Séance.docx', `attachment; filename="Seance.docx"; filename*=UTF-8''S%C3%A9ance.docx`],
  [`a"b\\c%41'(*).pdf`, `attachment; filename="a_b_c_41'(*).pdf"; filename*=UTF-8''a%22b%5Cc%2541%27%28%2A%29.pdf`],
  ['计划.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E8%AE%A1%E5%88%92.pdf`],
  [
    'a\r\nSet-Cookie: b=c.pdf',
    `attachment; filename="a__Set-Cookie: b=c.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b%3Dc.pdf`,
  ],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('the header that names %j', (name, header) => expect(contentDisposition('attachment', name)).toBe(header))

test('URLs can have names in any script', () => {
  expect(fileUrl({ id: 3, name: 'Séance 1?.pdf' })).toBe('/files/3/S%C3%A9ance%201%3F.pdf')
  expect(fileViewUrl({ id: 3, name: 'a#b.pdf' })).toBe('/files/3/a%23b.pdf?view')
})
