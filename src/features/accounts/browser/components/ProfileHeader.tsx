import { Avatar } from '#ui/elements/Avatar.tsx'
import { ButtonLink } from '#ui/elements/Button.tsx'
import type { Profile } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import './profile.css'

export function ProfileHeader({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  return (
    <header className="profile-header">
      <Avatar person={profile} size="large" />
      <div>
        <h1 dir="auto">{`${profile.first_name} ${profile.last_name}`}</h1>
        <p className="profile-facts">
          <span>{text.profile.points(profile.points)}</span>
          {profile.linkedin_url && (
            <a href={profile.linkedin_url} rel="nofollow ugc noopener">
              {text.profile.linkedin}
            </a>
          )}
        </p>
        {profile.bio && (
          <p className="profile-bio" dir="auto">
            {profile.bio}
          </p>
        )}
      </div>
      {isOwn && (
        <ButtonLink variant="line" size="small" to="/user/settings">
          {text.profile.settings}
        </ButtonLink>
      )}
    </header>
  )
}
