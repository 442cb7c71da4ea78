import { currentViewer } from './viewer.ts'

/** After a new password every session is over on the server: the one of this device too. */
export async function endHereIfMember(): Promise<void> {
  if (currentViewer().state !== 'member') return
  const { endHere } = await import('./renewal.ts')
  endHere()
}
