import { redirect } from 'react-router'

/** `/getting-started` leads to its first tab. */
export function loader() {
  return redirect('/getting-started/navigating-website', 301)
}
