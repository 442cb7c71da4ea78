import { TabNav } from '#ui/navigation/TabNav.tsx'
import { pageText as text } from '../../messages.ts'

export function ProfileTabs({ id }: { id: number }) {
  return (
    <TabNav
      label={text.profile.tabsLabel}
      items={[
        { name: text.profile.tabs.community, to: `/community/user/${id}` },
        { name: text.profile.tabs.bookmarks, to: '/user/bookmarks' },
      ]}
    />
  )
}
