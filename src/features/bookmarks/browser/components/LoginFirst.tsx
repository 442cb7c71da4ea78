import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { pageText as text } from '../../messages.ts'
import './save-dialog.css'

/** For a member whose session has ended. */
export function LoginFirst() {
  const promptLogin = usePromptLogin()
  return (
    <div className="save-form">
      <p>{text.loginFirst}</p>
      <Button variant="primary" onClick={() => promptLogin()}>
        {text.login}
      </Button>
    </div>
  )
}
