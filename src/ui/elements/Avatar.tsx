import './Avatar.css'

interface AvatarProps {
  person: { first_name: string; last_name: string; profile_picture: string | null }
  size?: 'small' | 'large'
}

/** The number of colours for members without a picture. */
const COLOURS = 7

/** A person's picture, or their initials on a colour derived from the name. Decorative: show the name next to it. */
export function Avatar({ person, size = 'small' }: AvatarProps) {
  const { first_name, last_name, profile_picture } = person
  const classes = `avatar avatar-${size}`
  if (profile_picture) return <img className={classes} src={profile_picture} alt="" width="96" height="96" />
  return (
    <span
      className={`${classes} avatar-colour-${colourOf(`${first_name} ${last_name}`)}`}
      dir="auto"
      aria-hidden="true"
    >
      {initial(first_name)}
      {initial(last_name)}
    </span>
  )
}

function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? ''
}

function colourOf(name: string): number {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (sum % COLOURS) + 1
}
