import * as words from '#contract/messages/identity-providers.js'
import { Button, ButtonLink } from './button'

/** In another tab, so that what was typed stays where it is. */
export const SignOnProof = ({ methods, isBusy }: { methods: readonly string[]; isBusy: boolean }) =>
  methods.includes('single_sign_on') ? (
    <div className="flex flex-col gap-3">
      <ButtonLink to="/admin/step-up/provider" target="_blank" reloadDocument variant="outline" fullWidth>
        {words.openProvider}
      </ButtonLink>
      <Button name="method" value="single_sign_on" fullWidth loading={isBusy}>
        {words.goOn}
      </Button>
    </div>
  ) : null
