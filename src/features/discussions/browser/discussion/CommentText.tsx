import { Fragment } from 'react'
import { linkPieces } from '#core/link-pieces.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { Comment } from '../../schemas.ts'
import { mentionPieces } from './mention-pieces.ts'

interface CommentTextProps {
  text: string
  mentions: Comment['mentions']
}

/** A comment with its line breaks; addresses and mentioned members are links. */
export function CommentText({ text, mentions }: CommentTextProps) {
  return (
    <p className="comment-text" dir="auto">
      {withOffsets(linkPieces(text)).map(({ offset, ...piece }) =>
        'href' in piece ? (
          <a key={offset} href={piece.href} rel="nofollow ugc noopener">
            {piece.text}
          </a>
        ) : (
          <WithMentions key={offset} text={piece.text} mentions={mentions} />
        ),
      )}
    </p>
  )
}

function WithMentions({ text, mentions }: CommentTextProps) {
  return withOffsets(mentionPieces(text, mentions)).map(({ offset, ...piece }) =>
    'memberId' in piece ? (
      <Link key={offset} to={`/community/user/${piece.memberId}`}>
        {piece.text}
      </Link>
    ) : (
      <Fragment key={offset}>{piece.text}</Fragment>
    ),
  )
}

function withOffsets<Piece extends { text: string }>(pieces: Piece[]): (Piece & { offset: number })[] {
  let end = 0
  return pieces.map((piece) => {
    const offset = end
    end += piece.text.length
    return { ...piece, offset }
  })
}
