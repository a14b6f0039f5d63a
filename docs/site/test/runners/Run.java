import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** Compiles and runs programs one after another; a line with the name precedes the output of each. */
class Run {
    public static void main(String[] files) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        for (var file : files) {
            System.out.println("=== " + file);
            var path = Path.of(file).toAbsolutePath();
            if (compiler.run(null, null, null, "-Xlint:all", "-Werror", file) != 0) System.exit(1);
            var name = path.getFileName().toString().replace(".java", "");
            try (var loader = new URLClassLoader(new URL[] {path.getParent().toUri().toURL()})) {
                var main = loader.loadClass(name).getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            }
        }
        System.exit(0);
    }
}
