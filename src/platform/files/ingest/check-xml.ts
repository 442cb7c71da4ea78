import { FieldChecker } from './check-fields.ts'
import { checkLink, leadsElsewhere } from './check-links.ts'
import { ALLOWED_ACTION } from './office-lists.ts'
import { type Finding, RefusalError } from './refusal.ts'
import { localName } from './relations.ts'
import { xmlReader } from './xml.ts'

/** Elements of workbooks with a formula. */
const FORMULAS = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'definedname',
  'calculatedcolumnformula',
  'totalsrowformula',
])
/** Attributes that may lead elsewhere. */
const CHECKED = /(^|:)(href|src|action)$/i
const INSTRUCTIONS = new Set(['instrtext', 'delinstrtext'])
/** More than Excel accepts. The patterns below need quadratic time. */
const MAX_FORMULA_LENGTH = 20_000
/** Functions that ask other programs or addresses for data. */
const LOADING =
  /(^|[^\w.])(_xl\w+\.)*(WEBSERVICE|IMAGE|RTD|DDE|CALL|REGISTER(\.ID)?|EXEC|SQL\.REQUEST|STOCKHISTORY|PY)(\s*\(|(?<=_xleta\.\w+))/i
/** Data from another program, `program|'topic'!item`: outside of texts and names nothing else has this character. */
const DDE = /\|/
/** Texts, and names of sheets and columns, which may have each other's marks in them. */
const QUOTED = /"[^"]*"|'[^']*'|\[[^\]]*\]/g
/** The path of another workbook: names of sheets have no slash. */
const PATH = /^'.*[\\/]/s
const LINK = /HYPERLINK\s*\(\s*"([^"]*)"/gi

/** Checks one XML part of an Office file while it is unpacked: fields, links, actions and formulas. @throws {RefusalError} */
export function partReader(part: string): { write(text: string): void; end(): void } {
  let page = 1
  let watched = ''
  let text = ''
  const finding = (): Finding => (page > 1 ? { part, place: `page ${page}` } : { part })
  const fields = new FieldChecker(finding)
  const reader = xmlReader({
    onopentag(tag, attributes) {
      const name = localName(tag)
      if (name === 'lastrenderedpagebreak') page++
      if (name === 'mailmerge')
        throw new RefusalError('data_connection', `mail merge in ${part}`, { ...finding(), what: 'a list for letters' })
      for (const [attribute, value] of Object.entries(attributes))
        if (CHECKED.test(attribute)) checkAttribute(localName(attribute), value, finding)
      if (name === 'fldchar') fields.character(attributeOf(attributes, 'fldchartype'))
      if (name === 'fldsimple') fields.check(attributeOf(attributes, 'instr'))
      if (FORMULAS.has(name) || INSTRUCTIONS.has(name) || (name === 't' && fields.isReading)) {
        watched = name
        text = ''
      }
    },
    ontext(piece) {
      if (watched !== '') text += piece
    },
    onclosetag(tag) {
      if (watched === '' || localName(tag) !== watched) return
      if (FORMULAS.has(watched)) checkFormula(text, finding)
      else fields.text(text)
      watched = ''
    },
  })
  return {
    write: (piece) => reader.write(piece),
    end: () => {
      reader.end()
      fields.end()
    },
  }
}

/** @throws {RefusalError} when a second one has another prefix, so that it is unclear which one counts */
function attributeOf(attributes: Record<string, string>, name: string): string {
  const [[, value] = ['', ''], second] = Object.entries(attributes).filter(([each]) => localName(each) === name)
  if (second) throw new RefusalError('damaged', `two attributes ${name}`)
  return value
}

function checkAttribute(name: string, value: string, find: () => Finding): void {
  if (name === 'href') checkLink(value, find())
  if (name === 'src' && leadsElsewhere(value)) throw new RefusalError('external_content', `src ${value}`, find())
  if (name === 'action' && /^\s*ppaction:/i.test(value) && !ALLOWED_ACTION.test(value))
    throw new RefusalError('unsafe_link', `the action ${value}`, { ...find(), what: value })
}

function checkFormula(formula: string, find: () => Finding): void {
  if (formula.length > MAX_FORMULA_LENGTH) throw new RefusalError('too_complex', 'a very long formula', find())
  for (const [, target = ''] of formula.matchAll(LINK)) checkLink(target, find())
  const bare = formula.replace(QUOTED, '""')
  const hasPath = formula.match(QUOTED)?.some((name) => PATH.test(name))
  const loading = LOADING.exec(bare)?.[3]?.toUpperCase() ?? (DDE.test(bare) ? 'DDE' : hasPath && 'another workbook')
  if (loading) throw new RefusalError('data_connection', `the formula ${formula}`, { ...find(), what: loading })
}
