import type { AnyEditable } from '#content/server/editable.ts'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { findFieldError } from '#core/rules.ts'
import { SITE_NAME } from '#core/site-name.ts'
import { formText } from '../../content-types/pages/messages.ts'
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
import { text } from '../../messages.ts'
import { singlePage } from './single-page.ts'

export const homePage = singlePage({ name: 'home', type: homeType, page: '/', initial: { title: SITE_NAME } })

export const aboutPage = singlePage({ name: 'about', type: aboutType, page: '/about', initial: { title: text.about } })

export const gettingStartedPage = singlePage({
  name: 'getting-started',
  type: gettingStartedType,
  page: '/getting-started/module-structure',
  initial: { title: text.gettingStarted, description: text.navigatingSubtitle },
})

export const navigatingPage = singlePage({
  name: 'navigating',
  type: navigatingType,
  page: '/getting-started/navigating-website',
  initial: { title: text.tabs.navigating },
})

export const guidancePage = singlePage({ name: 'guidance', type: guidanceType, page: '/about' })

export const guidelinesPage = singlePage({ name: 'guidelines', type: guidelinesType, page: '/community/guidelines' })

export const frenchMaterialsPage = singlePage({
  name: 'french-materials',
  type: frenchMaterialsType,
  page: '/materials-in-french',
  initial: { title: formText.materials.frenchTitle },
})

export const spanishMaterialsPage = singlePage({
  name: 'spanish-materials',
  type: spanishMaterialsType,
  page: '/materials-in-spanish',
  initial: { title: formText.materials.spanishTitle },
})

export const footerPart = singlePage({ name: 'footer', type: footerType, page: '/' })

export const contactPart = singlePage({
  name: 'contact',
  type: contactType,
  page: '/',
  initial: { title: text.contactUs },
  async check(_db, _entry, { email }) {
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
