import { buttonText } from './components/messages.ts'

/** In-app browsers have a storage of their own, which the reader does not find again. */
const IN_APP = /FBAN|FBAV|Instagram|\bLine\/|; wv\)/

export function isInApp(): boolean {
  return IN_APP.test(navigator.userAgent)
}

export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis && !isInApp()
}

/** Safari deletes what a site has stored after seven days without a visit, unless it is on the Home Screen. */
export function clearsAfterDays(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches
}

/** 'phone' or 'computer', by the width of the window. */
export function deviceName(): string {
  return matchMedia('(min-width: 60rem)').matches ? buttonText.computer : buttonText.phone
}
