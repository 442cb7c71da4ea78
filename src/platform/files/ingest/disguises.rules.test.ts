import { expect, test } from 'vitest'
import { createDocx, createPdf, DEFAULT_TYPES } from '#testing/files/documents.ts'
import { docx, field, formula } from '#testing/files/office-parts.ts'
import { inspect } from './inspect.ts'
import { memorySource } from './source.ts'

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (attributes: string) =>
  docx({ 'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" ${attributes}/></Relationships>` })
const PICTURE = `Type="${REL}/image" Target="http://evil.example/x.png" TargetMode="External"`
const paragraph = (xml: string) => docx({ 'word/document.xml': `<w:document><w:p>${xml}</w:p></w:document>` })
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const MACROS = 'ContentType="application/vnd.ms-office.vbaProject"'
const CODE = 'INCLUDEPICTURE "http://evil.example/x.png"'

const pdf = Buffer.from(await createPdf(['Plan'])).toString('latin1')
/** A PDF that is encrypted in some way. */
const encrypted = (how: string) =>
  Buffer.from(pdf.replace('trailer\n<<', `trailer\n<<\n/Encrypt << ${how} >>`), 'latin1')
const BYTES = `<${'5a'.repeat(32)}>`
/** Only attachments are encrypted, and the password is needed at some event. */
const attachments = (event: string) =>
  encrypted(
    `/Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O ${BYTES} /U ${BYTES} /CF << /A << /CFM /AESV2 ${event} >> >> /StmF /Identity /StrF /Identity /EFF /A`,
  )

test.each<[string, Uint8Array, string]>([
  [
    'a second target with a prefix',
    relation(`${PICTURE} x:Target="a.png" x:TargetMode="Internal"`),
    'external_content',
  ],
  ['a target in small letters', relation(`${PICTURE} target="a.png" targetmode="Internal"`), 'external_content'],
  [
    'a second type of a relation',
    relation(`Type="${REL}/oleObject" Target="x" x:type="image"`),
    'has_embedded_objects',
  ],
  [
    'a second type of a part',
    createDocx({
      types: `<Types>${DEFAULT_TYPES}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/x.bin" ${MACROS} x:contenttype="image/png"/></Types>`,
      extra: { 'word/x.bin': 'x' },
    }),
    'has_macros',
  ],
  ['a second instruction', paragraph(`<w:fldSimple x:instr="PAGE" w:instr='${CODE}'/>`), 'damaged'],
  [
    'an instruction in plain text',
    paragraph(`${mark('begin')}<w:r><w:t>${CODE}</w:t></w:r>${mark('end')}`),
    'unknown_field',
  ],
  ['a header that is named like a picture', field('word/header1.png', CODE), 'unknown_field'],
  ['a header of binary data', field('word/header1.bin', CODE), 'unknown_field'],
  ['a function after a name with a quote', formula(`'a"'!A1&amp;WEBSERVICE("http://evil.example")`), 'data_connection'],
  ['a function after a column with a quote', formula('T[a"]&amp;WEBSERVICE("http://evil.example")'), 'data_connection'],
  ['a function as an argument', formula('MAP(A1:A2,_xleta.WEBSERVICE)'), 'data_connection'],
  ['a formula of a million brackets', formula('['.repeat(1_000_000)), 'too_complex'],
  ['another workbook by its path', formula(`'\\\\evil\\share\\[x.xlsx]Plan'!A1`), 'data_connection'],
  ['a PDF with a certificate', encrypted('/Filter /Adobe.PubSec /V 4 /SubFilter /adbe.pkcs7.s5'), 'encrypted'],
  [
    'a PDF with an unknown encryption',
    encrypted(`/Filter /Standard /V 3 /R 3 /O ${BYTES} /U ${BYTES} /P -4`),
    'encrypted',
  ],
  ['a PDF that asks for the password of its attachments when it is opened', attachments(''), 'encrypted'],
])('%s is refused', async (_, bytes, reason) => {
  expect(await inspect(memorySource(bytes))).toMatchObject({ is: 'refused', reason })
})

test.each<[string, Uint8Array]>([
  ['printer settings of a Mac', docx({ 'word/p.bin': '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "a" "b"><plist/>' })],
  ['the text of a field', field('word/header1.xml', 'PAGE')],
  ['sheets from January to June', formula(`SUM('1 Jan:30 Jun'!A1,"a/b",[1]Plan!A1,T[Yes/No])`)],
  ['a PDF that asks for the password of its attachments when they are opened', attachments('/AuthEvent /EFOpen')],
])('%s: accepted', async (_, bytes) => {
  expect(await inspect(memorySource(bytes))).toMatchObject({ is: 'accepted' })
})
