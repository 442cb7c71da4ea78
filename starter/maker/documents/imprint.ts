import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Language } from '../../drawings/diagram.ts'
import { plain, plainText } from './text/blocks.ts'
import { applyTypography } from './text/typography.ts'
import { WORDING } from './wording.ts'

/** Who wrote a document, so that nobody takes a printed copy for a product of WHO. */
export interface Imprint {
  /** The author in the properties of the file. */
  author: string
  /** The line at the foot of every page. */
  line: string
}

const STARTER = join(import.meta.dirname, '../..')
const text = z.string().trim().min(1)
const InLanguage = z.strictObject({ written: text, version: text, disclaimer: text })
const Texts = z.strictObject({
  author: text,
  address: z.string().trim(),
  en: InLanguage,
  fr: InLanguage,
  es: InLanguage,
})

const texts = Texts.parse(parse(readFileSync(join(STARTER, 'site/imprint.yaml'), 'utf8')))
const { version } = z.object({ version: text }).parse(JSON.parse(readFileSync(join(STARTER, 'package.json'), 'utf8')))

/** The imprint of a document, from `starter/site/imprint.yaml`. @param updated ISO date */
export function imprintOf({ language, updated }: { language: Language; updated: string }): Imprint {
  const words = texts[language]
  const parts = [
    words.written,
    `${words.version} ${version.split('.').slice(0, 2).join('.')}`,
    WORDING[language].day(updated),
    words.disclaimer,
    texts.address,
  ]
  const line = parts.filter((part) => part !== '').join(' · ')
  return { author: texts.author, line: plainText(applyTypography([plain(line)], language)) }
}
