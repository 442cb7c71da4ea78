/** Debian's headless shell, which makes tests a third faster, or the browser in the environment variable CHROMIUM. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
/** The whole Chromium, which has a PDF viewer. */
export const WHOLE_CHROMIUM = '/usr/bin/chromium'

/** What a container without network needs; everything else is as readers have it. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
