<?php
// Runs programs one after another; a line with the name precedes the output of each. A warning ends it.
set_error_handler(function (int $level, string $message): never {
    throw new ErrorException($message);
});
foreach (array_slice($argv, 1) as $file) {
    echo "=== $file\n";
    (fn () => require $file)();
}
