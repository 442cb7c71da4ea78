import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import { createMember } from '#testing/member.ts'

/** Adds an editor to a data folder, before the server opens it. @returns the access token */
export async function addEditor(settings: Record<string, string>): Promise<string> {
  const context = await openContext(readConfig(settings))
  const call = () => Promise.reject(new Error('the editor calls the server'))
  const { access } = await createMember({ context, call }, { role: 'editor', isChecked: true })
  await closeContext(context)
  return access
}
