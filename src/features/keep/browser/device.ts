/** Safari deletes what a site has stored after seven days without a visit, unless it is on the Home Screen. */
export function clearsAfterDays(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches
}

/** 'phone' or 'computer', by the width of the window. */
export function deviceName(): string {
  return matchMedia('(min-width: 60rem)').matches ? 'computer' : 'phone'
}
