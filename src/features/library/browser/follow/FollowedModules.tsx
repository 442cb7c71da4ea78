import { useEffect, useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import type { FollowedModule } from '../../contract.ts'
import { training } from '../client.ts'
import { settingsText as text } from './messages.ts'

/** Below the mail preferences in the settings: the modules that the member follows, if any. */
export default function FollowedModules() {
  const [modules, setModules] = useState<FollowedModule[]>([])
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    training.listFollowed(memberTransport()).then(
      ({ results }) => setModules(results),
      () => setFailure(text.notLoaded),
    )
  }, [])
  const stop = async (id: number) => {
    setFailure(undefined)
    try {
      await training.unfollowModule(memberTransport(), { params: { module: id } })
      setModules((all) => all.filter(({ module }) => module.id !== id))
    } catch {
      setFailure(text.failed)
    }
  }
  if (modules.length === 0) return failure ? <Alert kind="danger">{failure}</Alert> : null
  return (
    <div className="followed-modules">
      <h3>{text.title}</h3>
      <ul>
        {modules.map(({ module: { id, slug, name }, files, discussions }) => (
          <li key={id}>
            <span>
              <Link to={`/training/${slug}`} dir="auto">
                {name}
              </Link>
              <small>
                {text.mailsAbout([files && text.files, discussions && text.discussions].filter(Boolean).join(', '))}
              </small>
            </span>
            <button
              type="button"
              className="link-button"
              aria-label={text.unfollowModule(name)}
              onClick={() => void stop(id)}
            >
              {text.unfollow}
            </button>
          </li>
        ))}
      </ul>
      {failure && <Alert kind="danger">{failure}</Alert>}
    </div>
  )
}
