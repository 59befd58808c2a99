<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** 429: `retryAfter` seconds. */
class RateLimitError extends RefusedError
{
}
