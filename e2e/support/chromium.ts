/** Debian's Chromium without windows, which needs a third less time for a journey, or the browser that CHROMIUM names. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
/** The whole Chromium, for what the other one lacks: a viewer of PDFs. */
export const WHOLE_CHROMIUM = '/usr/bin/chromium'

/** Only what a closed network and a container need; the rest is as a reader has it. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
