import type { RoutingRuleView } from '#contract/routing.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { RoutingNames } from './routing-names.js'
import type { RoutingRule } from './routing-rule.entity.js'

export const versionOfRule = ({
  name,
  conditions,
  targets,
  fallbacks,
  retriesDeclines,
  isEnabled,
}: RoutingRule): string => versionOf({ name, conditions, targets, fallbacks, retriesDeclines, isEnabled })

export const viewRoutingRule = (rule: RoutingRule, position: number, names: RoutingNames): RoutingRuleView => ({
  routingRuleID: rule.routingRuleID,
  mode: rule.mode,
  position,
  name: rule.name,
  conditions: rule.conditions,
  targets: rule.targets,
  fallbacks: rule.fallbacks,
  retriesDeclines: rule.retriesDeclines,
  isEnabled: rule.isEnabled,
  words: names.wordsOf(rule),
  problems: names.problemsOf(rule),
  version: versionOfRule(rule),
})
