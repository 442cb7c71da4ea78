import { useState } from 'react'
import type { Discussion } from '../../schemas.ts'
import { GuidelinesStep } from './GuidelinesStep.tsx'
import { text } from './messages.ts'
import { PostForm } from './PostForm.tsx'
import type { EditedPost, PostModule } from './post-content.ts'
import { TransientDialog } from './TransientDialog.tsx'
import { useTopics } from './use-topics.ts'

interface PostDialogProps {
  /** The post that is changed; left out for a new one. */
  post?: EditedPost
  module?: PostModule
  onClose: () => void
  /** Gets the post as it is kept now. The dialog closes after this. */
  onSaved: (discussion: Discussion) => void
}

/** Starts a discussion, after the guidelines, or changes one's own. */
export default function PostDialog({ post, module, onClose, onSaved }: PostDialogProps) {
  const [isWriting, setWriting] = useState(post !== undefined)
  // Fetched while the guidelines are read.
  const topics = useTopics()
  const writing = post === undefined ? text.post.createTitle : text.post.editTitle
  return (
    <TransientDialog full title={isWriting ? writing : text.guidelines.title} onClose={onClose}>
      {(close) =>
        isWriting ? (
          <PostForm post={post} module={module} topics={topics} onClose={close} onSaved={onSaved} />
        ) : (
          <GuidelinesStep onCancel={close} onNext={() => setWriting(true)} />
        )
      }
    </TransientDialog>
  )
}
