import { type KeyboardEvent, useState } from 'react'

export interface PresentCommands {
  previous(): void
  next(): void
  goTo(slide: number): void
  last(): void
  notes(): void
  fullScreen(): void
  black(): void
}

const KEYS: Readonly<Record<string, (commands: PresentCommands) => void>> = {
  ArrowRight: ({ next }) => next(),
  ArrowDown: ({ next }) => next(),
  PageDown: ({ next }) => next(),
  ' ': ({ next }) => next(),
  ArrowLeft: ({ previous }) => previous(),
  ArrowUp: ({ previous }) => previous(),
  PageUp: ({ previous }) => previous(),
  Home: ({ goTo }) => goTo(1),
  End: ({ last }) => last(),
  n: ({ notes }) => notes(),
  f: ({ fullScreen }) => fullScreen(),
  b: ({ black }) => black(),
  '.': ({ black }) => black(),
}
const MAX_DIGITS = 4

/** Runs the command of a key. @returns the digits of a number that Enter will go to */
export function usePresentKeys(commands: PresentCommands): [digits: string, onKey: (event: KeyboardEvent) => void] {
  const [digits, setDigits] = useState('')
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLInputElement) return
    if (/^\d$/.test(key)) return setDigits((digits + key).slice(-MAX_DIGITS))
    setDigits('')
    if (key === 'Enter' && digits !== '') {
      event.preventDefault()
      return commands.goTo(Number(digits))
    }
    if (isOwnKey(key, target)) return
    const command = KEYS[key.length === 1 ? key.toLowerCase() : key]
    if (command === undefined) return
    event.preventDefault()
    if (key === ' ' && event.shiftKey) commands.previous()
    else command(commands)
  }
  return [digits, onKey]
}

/** A button takes the space bar, and notes scroll with the arrows up and down. */
function isOwnKey(key: string, target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  if (key === ' ') return target.closest('button') !== null
  return ['ArrowUp', 'ArrowDown'].includes(key) && target.closest('.present-notes') !== null
}
