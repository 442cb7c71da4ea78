import './switch.css'

interface SwitchProps {
  label: string
  help?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off and applies immediately. */
export function Switch({ label, help, checked, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <span>
        <b>{label}</b>
        {help && <small>{help}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
