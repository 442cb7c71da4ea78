import type { AnyEditable } from '#content/server/editable.ts'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { findFieldError } from '#core/rules.ts'
import {
  aboutType,
  contactType,
  footerType,
  frenchMaterialsType,
  gettingStartedType,
  guidanceType,
  guidelinesType,
  homeType,
  navigatingType,
  spanishMaterialsType,
} from '../../content-types/pages.ts'
import type { PageTexts } from '../page-texts.ts'
import { keyed, singlePage } from './single-page.ts'

export const homePage = singlePage({
  name: 'home',
  type: homeType,
  page: '/',
  toValue: ({ search_examples, home_cards, ...texts }) => ({
    ...texts,
    search_examples: search_examples.join('\n'),
    home_cards: keyed(home_cards),
  }),
  toTexts: ({ search_examples, ...texts }) => ({ ...texts, search_examples: linesOf(search_examples) }),
})

export const aboutPage = singlePage({
  name: 'about',
  type: aboutType,
  page: '/about',
  toValue: ({ led_by, contributing_organisations, ...texts }) => ({
    ...texts,
    led_by: keyed(led_by),
    contributing_organisations: keyed(contributing_organisations),
  }),
  toTexts: (value) => value,
})

export const gettingStartedPage = singlePage({
  name: 'getting-started',
  type: gettingStartedType,
  page: '/getting-started/module-structure',
  toValue: ({ carousel_photos, explanation_cards, quick_start_guide, adaptation_checklist, ...texts }) => ({
    ...texts,
    carousel_photos: keyed(carousel_photos),
    explanation_cards: keyed(explanation_cards),
    quick_start_title: quick_start_guide?.title ?? '',
    quick_start_details: quick_start_guide?.details ?? '',
    quick_start_file: quick_start_guide?.file_id ?? null,
    checklist_title: adaptation_checklist?.title ?? '',
    checklist_details: adaptation_checklist?.details ?? '',
    checklist_file: adaptation_checklist?.file_id ?? null,
  }),
  toTexts: ({ title, description, carousel_photos, explanation_cards, ...help }) => ({
    title,
    description,
    carousel_photos,
    explanation_cards,
    quick_start_guide: {
      title: help.quick_start_title,
      details: help.quick_start_details,
      file_id: help.quick_start_file,
    },
    adaptation_checklist: {
      title: help.checklist_title,
      details: help.checklist_details,
      file_id: help.checklist_file,
    },
  }),
})

export const navigatingPage = singlePage({
  name: 'navigating',
  type: navigatingType,
  page: '/getting-started/navigating-website',
  toValue: (texts) => ({ ...texts, sub: keyed(texts.sub) }),
  toTexts: (value) => value,
})

export const guidancePage = singlePage({
  name: 'guidance',
  type: guidanceType,
  page: '/about',
  toValue: guidanceValue,
  toTexts: ({ noticed_on, editions, ...texts }) => ({
    noticed_on: noticed_on || null,
    editions,
    en: { based_on: texts.based_on_en, notice: texts.notice_en },
    fr: { based_on: texts.based_on_fr, notice: texts.notice_fr },
    es: { based_on: texts.based_on_es, notice: texts.notice_es },
  }),
})

export const guidelinesPage = singlePage({
  name: 'guidelines',
  type: guidelinesType,
  page: '/community/guidelines',
  toValue: (texts) => ({ ...texts, sections: keyed(texts.sections) }),
  toTexts: (value) => value,
})

export const frenchMaterialsPage = singlePage({
  name: 'french-materials',
  type: frenchMaterialsType,
  page: '/materials-in-french',
  toValue: (texts) => texts,
  toTexts: (value) => value,
})

export const spanishMaterialsPage = singlePage({
  name: 'spanish-materials',
  type: spanishMaterialsType,
  page: '/materials-in-spanish',
  toValue: (texts) => texts,
  toTexts: (value) => value,
})

export const footerPart = singlePage({
  name: 'footer',
  type: footerType,
  page: '/',
  toValue: (texts) => texts,
  toTexts: (value) => value,
})

export const contactPart = singlePage({
  name: 'contact',
  type: contactType,
  page: '/',
  toValue: (texts) => texts,
  toTexts: (value) => value,
  check({ email }) {
    const error = email === '' ? undefined : findFieldError(email, EMAIL_FIELD)
    return error ? [{ path: ['email'], code: error.code, level: 'error', message: error.message }] : []
  },
})

export const singlePages: readonly AnyEditable[] = [
  homePage,
  aboutPage,
  gettingStartedPage,
  navigatingPage,
  guidancePage,
  guidelinesPage,
  frenchMaterialsPage,
  spanishMaterialsPage,
  footerPart,
  contactPart,
]

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The notice in three languages as fields of one form. */
export function guidanceValue({ noticed_on, editions, en, fr, es }: PageTexts<'guidance'>) {
  return {
    noticed_on: noticed_on ?? '',
    editions: keyed(editions),
    based_on_en: en.based_on,
    notice_en: en.notice,
    based_on_fr: fr.based_on,
    notice_fr: fr.notice,
    based_on_es: es.based_on,
    notice_es: es.notice,
  }
}
