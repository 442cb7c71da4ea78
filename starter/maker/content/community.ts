import type { Community } from './content.ts'
import { htmlOf, listNames, readYaml } from './source.ts'
import { DiscussionText, MembersText } from './texts.ts'

/** Reads the demo community. */
export async function readCommunity(): Promise<Community> {
  const names = await listNames('community/discussions', '.yaml')
  const discussions = await Promise.all(
    names.map(async (name) => {
      const discussion = await readYaml(`community/discussions/${name}`, DiscussionText)
      return { ...discussion, html: await htmlOf(discussion.body) }
    }),
  )
  return { members: await readYaml('community/members.yaml', MembersText), discussions }
}
