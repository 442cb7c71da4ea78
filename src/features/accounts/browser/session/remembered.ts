import type { Remembered } from '../../contract.ts'
import { accounts } from '../client.ts'
import { memberTransport } from './member-transport.ts'
import { currentViewer, setViewer, useViewer } from './viewer.ts'

export function isRemembered<K extends keyof Remembered>(name: K, value: Remembered[K]): boolean {
  return currentViewer().user?.remembered?.[name] === value
}

/** A choice in the back office that the account remembers, on every device. The page does not wait for the server. */
export function useRemembered<K extends keyof Remembered>(name: K) {
  const { user } = useViewer()
  const remember = (value: NonNullable<Remembered[K]>) => {
    const viewer = currentViewer()
    if (!viewer.user || isRemembered(name, value)) return
    setViewer({ ...viewer, user: { ...viewer.user, remembered: { ...viewer.user.remembered, [name]: value } } })
    void accounts.remember(memberTransport(), { input: { [name]: value } }).catch(() => undefined)
  }
  return [user?.remembered?.[name], remember] as const
}
