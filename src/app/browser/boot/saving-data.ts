interface Connection {
  saveData?: boolean
  effectiveType?: string
}

declare global {
  interface Navigator {
    /** Only in browsers of the Chromium family. */
    connection?: Connection
  }
}

/** Whether the reader asks to save data or is on a 2G network. */
export function isSavingData(): boolean {
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true
  const { saveData, effectiveType } = navigator.connection ?? {}
  return saveData === true || /2g/.test(effectiveType ?? '')
}
