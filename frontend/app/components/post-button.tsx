import { Form, useNavigation } from 'react-router'
import { Button, type ButtonProps } from './button'

interface PostButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'> {
  action: string
  /** In a list that it leads back to: the list stays where it was scrolled to. */
  preventScrollReset?: boolean
}

export function PostButton({ action, preventScrollReset, variant = 'outline', size = 'sm', ...rest }: PostButtonProps) {
  const isBusy = useNavigation().formAction === action
  return (
    <Form method="post" action={action} preventScrollReset={preventScrollReset}>
      <Button {...rest} variant={variant} size={size} loading={isBusy} />
    </Form>
  )
}
