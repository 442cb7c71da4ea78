import type { Guidance, SourceDocument } from '../documents/make.ts'
import { readYaml } from './source.ts'
import { PAGE_TEXTS } from './texts.ts'

type Language = SourceDocument['language']

/** Reads the guidance notice of documents with medical content, by language. */
export async function readGuidance(): Promise<Record<Language, Guidance>> {
  const texts = await readYaml('site/guidance.yaml', PAGE_TEXTS.guidance)
  const noticeIn = (language: Language): Guidance => ({
    noticedOn: texts.noticed_on,
    text: `${texts[language].based_on} ${texts[language].notice}`,
  })
  return { en: noticeIn('en'), fr: noticeIn('fr'), es: noticeIn('es') }
}
