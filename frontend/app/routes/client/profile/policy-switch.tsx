import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/security-policy.js'
import { Button } from '../../../components/button'
import { Checkbox } from '../../../components/checkbox'
import { FormError } from '../../../components/form-error'

interface PolicySwitchProps {
  address: string
  isRequired: boolean
  sentence?: string | undefined
}

export function PolicySwitch({ address, isRequired, sentence }: PolicySwitchProps) {
  const isBusy = useNavigation().formAction === address
  return (
    <Form method="post" action={address} className="flex flex-col items-start gap-4">
      <Checkbox
        name="secondFactorRequired"
        defaultChecked={isRequired}
        label={words.clientLabel}
        help={words.clientHelp}
      />
      {sentence && <FormError>{sentence}</FormError>}
      <Button loading={isBusy}>{words.save}</Button>
    </Form>
  )
}
