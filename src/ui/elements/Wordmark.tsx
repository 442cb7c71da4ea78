/** The logo and the name of the site. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <path className="wordmark-indigo" d="M22 0l22 22-22 22L0 22z" />
        <path fill="#F0B429" d="M22 9l13 13-13 13L9 22z" />
        <path fill="#B0452B" d="M22 9l13 13H9z" />
        <path fill="#FBF7F0" d="M22 17l5 5-5 5-5-5z" />
      </svg>
      <span>
        Training Resource Package
        <br />
        for Family Planning
      </span>
    </span>
  )
}
