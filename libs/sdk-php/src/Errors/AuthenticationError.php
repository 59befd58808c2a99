<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** 401 */
class AuthenticationError extends RefusedError
{
}
